//! Reads a crate into one syntax tree.
//!
//! All that changes a tree without looking beyond its file happens here, file by file, while an
//! error still has a file and a place in it.

use crate::{attributes, cfg, derive, paths, prelude, Error, Package};
use proc_macro2::TokenStream;
use std::fs;
use std::path::{Path, PathBuf};
use syn::{File, Item, ItemMod};

/// Reads the library of a package, its modules in place of their declarations.
pub(crate) fn load(package: &Package, root: &Path) -> Result<File, Error> {
    let missing = || Error::Workspace(format!("package '{}' has no library", package.name));
    let library = package.library.as_ref().ok_or_else(missing)?;
    let name = package.module().to_string();
    let folder = library.parent().unwrap_or(root);
    Crate { name, root }.file(library, folder)
}

struct Crate<'a> {
    name: String,
    root: &'a Path,
}

impl Crate<'_> {
    /// Reads a file whose modules lie in `folder`.
    fn file(&self, path: &Path, folder: &Path) -> Result<File, Error> {
        let source = fs::read_to_string(path).map_err(Error::about(path))?;
        let shown = path.strip_prefix(self.root).unwrap_or(path);
        let mut file = self.parse(&source).map_err(|error| Error::in_file(shown, &error))?;
        self.fill(&mut file.items, folder)?;
        Ok(file)
    }

    fn parse(&self, source: &str) -> syn::Result<File> {
        let tokens: TokenStream = source.parse()?;
        let mut file = syn::parse2(paths::rewrite(tokens, &self.name))?;
        cfg::evaluate(&mut file);
        derive::expand(&mut file)?;
        prelude::import(&mut file);
        attributes::trim(&mut file);
        Ok(file)
    }

    /// Puts the content of each module in the place of its declaration.
    fn fill(&self, items: &mut [Item], folder: &Path) -> Result<(), Error> {
        for item in items {
            if let Item::Mod(module) = item {
                self.fill_module(module, &folder.join(module.ident.to_string()))?;
            }
        }
        Ok(())
    }

    fn fill_module(&self, module: &mut ItemMod, folder: &Path) -> Result<(), Error> {
        if let Some((_, items)) = &mut module.content {
            return self.fill(items, folder);
        }
        let file = self.file(&module_file(folder), folder)?;
        module.attrs.extend(file.attrs);
        module.content = Some((syn::token::Brace::default(), file.items));
        module.semi = None;
        Ok(())
    }
}

/// The file of the module whose own modules lie in `folder`.
fn module_file(folder: &Path) -> PathBuf {
    let inside = folder.join("mod.rs");
    if inside.exists() {
        return inside;
    }
    folder.with_extension("rs")
}
