import SwiftUI

extension Fiori {
    nonisolated enum IconStack {
        /// Symbols in the footnote size, so that they do not compete with the title.
        nonisolated struct Icons: ViewModifier {
            func body(content: Content) -> some View {
                content
                    .font(.fiori(forTextStyle: .footnote))
                    .foregroundStyle(.preferredColor(.tertiaryLabel))
                    .lineLimit(1)
            }
        }

        typealias IconsCumulative = EmptyModifier

        static let icons = Themed("IconStack.icons", Icons())
        static let iconsCumulative = IconsCumulative()
    }
}

nonisolated extension IconStack {
    /// A stack of views of any kind.
    init(content: [AnyView]) {
        self.init(icons: nil)
        self.content = content
    }

    /// Views of the stack, before the environment's limit applies.
    var views: [AnyView] { content ?? (_icons ?? []).map { AnyView(TextOrIconView($0)) } }
}

extension IconStack: View {
    public var body: some View {
        VStack(alignment: .center, spacing: 4) {
            ForEach(Array(views.prefix(max(numberOfLines, 0)).enumerated()), id: \.offset) { _, view in view }
        }
        .modifier(StackLook(\.iconsModifier, Fiori.IconStack.icons))
    }
}

struct IconStackLibraryContent: LibraryContentProvider {
    @LibraryContentBuilder
    var views: [LibraryItem] {
        LibraryItem(IconStack(icons: LibraryPreviewData.Device.icons), category: .control)
    }
}

struct IconStackPreviews: PreviewProvider {
    static var previews: some View {
        PreviewVariants {
            IconStack(icons: LibraryPreviewData.Device.icons)
        }
    }
}
