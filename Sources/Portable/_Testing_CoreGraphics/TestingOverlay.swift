// A module of its own, and empty, because the compiler imports it wherever `Testing` and `CoreGraphics` are imported.
//
// Swift Testing declares `_Testing_CoreGraphics` as the cross-import overlay of both modules. Toolchains have it on
// Apple's systems only, where it lets tests attach images. On Linux, where the module `CoreGraphics` is ours, the
// compiler would stop with "no such module". So `CoreGraphics` depends on this target, which makes it available to all
// tests of this package and of apps.
