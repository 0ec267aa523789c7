import SwiftUI

/// One way to use a component, as an app would write it.
@MainActor
package struct GalleryExample {
    /// The component's name, which groups examples.
    package private(set) var component = ""
    /// The content of the example in a few words.
    package let name: String
    /// True if the component extends from edge to edge.
    package private(set) var isEdgeToEdge = false
    package let view: AnyView
    /// True if it is about the device's setting Differentiate Without Color, with which pictures of it are drawn. An app
    /// cannot change the setting.
    package private(set) var differentiatesWithoutColor = false
    /// True if it shows content that it loads itself; a picture of it waits for that.
    package private(set) var loadsContent = false
    /// The code that makes it.
    package private(set) var code: SourceCode

    /// - Parameters:
    ///   - name: The content of the example in a few words.
    ///   - height: In points at the default text size, with which it grows; nil for the view's own height. Views that
    ///     scroll need one.
    ///   - width: The same for the width in regular width; nil for the available width.
    package init<V: View>(
        _ name: String, height: CGFloat? = nil, width: CGFloat? = nil, file: String = #filePath, line: Int = #line,
        @ViewBuilder view: () -> V
    ) {
        self.name = name
        code = SourceCode(file: file, line: line)
        if height == nil, width == nil {
            self.view = AnyView(view())
        } else {
            self.view = AnyView(view().modifier(ExampleFrame(height: height, width: width)))
        }
    }

    /// The example as one of a component.
    func of(_ component: String, isEdgeToEdge: Bool) -> GalleryExample {
        var example = self
        example.component = component
        example.isEdgeToEdge = isEdgeToEdge
        return example
    }

    /// The example as one of the device's setting Differentiate Without Color.
    func differentiatingWithoutColor() -> GalleryExample {
        var example = self
        example.differentiatesWithoutColor = true
        return example
    }

    /// The example as one that loads content itself.
    package func loadingContent() -> GalleryExample {
        var example = self
        example.loadsContent = true
        return example
    }

    /// The example with other code than its own lines, such as the manifest of a card.
    package func showing(_ code: SourceCode) -> GalleryExample {
        var example = self
        example.code = code
        return example
    }

    /// The name in file names: small letters and hyphens.
    package var slug: String {
        "\(component)-\(name)".lowercased().map { $0.isLetter || $0.isNumber ? String($0) : "-" }.joined()
            .split(separator: "-").joined(separator: "-")
    }
}

/// A frame that grows with the text, as slowly as large titles do: spaces and symbols grow less than body text.
private struct ExampleFrame: ViewModifier {
    let height: CGFloat?
    let width: CGFloat?
    @ScaledMetric(relativeTo: .largeTitle) private var factor: CGFloat = 1
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass

    func body(content: Content) -> some View {
        content
            .frame(height: height.map(scaled))
            .frame(maxWidth: horizontalSizeClass == .regular ? width.map(scaled) : nil)
            .frame(maxWidth: .infinity, alignment: .leading)
    }

    private func scaled(_ length: CGFloat) -> CGFloat { (length * factor).rounded() }
}
