import DeveloperToolsSupport

// Macros are left out of the documentation's symbols: the comparison with Apple's interface knows none.

/// Declares a view to look at in an editor. On Linux its code is checked, and expands to nothing.
/// - Parameters:
/// - name: The title of the preview; nil for the editor's choice.
///   - body: Makes the view.
@_documentation(visibility: internal)
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
    #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// Declares a view to look at in an editor, and how. On Linux its code is checked, and expands to nothing.
/// - Parameters:
/// - name: The title of the preview; nil for the editor's choice.
/// - traits: The layout and orientation of the preview in the editor.
///   - additionalTraits: Others of these.
///   - body: Makes the view.
@_documentation(visibility: internal)
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<DeveloperToolsSupport.Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<DeveloperToolsSupport.Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

extension DeveloperToolsSupport.Preview {
    /// - Parameters:
    /// - name: The title of the preview; nil for the editor's choice.
    /// - traits: The layout and orientation of the preview in the editor.
    ///   - body: Makes the view.
    public init(
        _ name: String? = nil, traits: PreviewTrait<DeveloperToolsSupport.Preview.ViewTraits>...,
        body: @escaping @MainActor () -> any View
    ) {
        self.init()
    }
}
