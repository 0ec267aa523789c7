// Empty on purpose; it must exist so that tests can import what we build.
//
// Swift Testing comes with a declaration that whoever imports both `Testing` and a module named `CoreGraphics` also
// imports `_Testing_CoreGraphics`. Toolchains have that module on Apple's systems only, where it lets tests attach
// images. On Linux, where the module `CoreGraphics` is ours, the compiler would stop with "no such module". So
// `CoreGraphics` depends on this target, which makes it be there for every test of this package and of apps.
