/// Marks state that the body of a `#Preview` declares. The preview is not shown on Linux, but its code is checked.
@_documentation(visibility: internal)
@available(iOS 17.0, *)
@attached(peer)
public macro Previewable() = #externalMacro(module: "PreviewMacros", type: "PreviewableMacro")
