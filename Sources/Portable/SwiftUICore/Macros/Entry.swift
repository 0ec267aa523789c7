/// Makes a variable of `EnvironmentValues`, `Transaction` or `FocusedValues` a value with a key of its own.
///
/// In an extension of one of these types, `@Entry var spacing: CGFloat = 8` stands for the key and the accessors that
/// would be written by hand; focused values are optional and have no default.
@_documentation(visibility: internal)
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "PreviewMacros", type: "EntryMacro")
