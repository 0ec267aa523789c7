import FioriThemeManager
import SwiftUI

/// The box around the content of a tag. Its base style draws it, so that another look replaces the box, where paddings and
/// backgrounds of styles add up.
nonisolated struct TagBox: Sendable {
    /// Colour of the area; nil for none.
    let fill: ColorStyle?
    /// Colour of the line around it; nil for none.
    let line: ColorStyle?

    static let standard = TagBox(fill: .accentBackground10, line: nil)
}

nonisolated private struct TagBoxKey: EnvironmentKey {
    static var defaultValue: TagBox { .standard }
}

nonisolated extension EnvironmentValues {
    var tagBox: TagBox {
        get { self[TagBoxKey.self] }
        set { self[TagBoxKey.self] = newValue }
    }
}

/// Draws the box around the content of a tag.
struct BoxedTag<Content: View>: View {
    @ViewBuilder let content: Content
    @Environment(\.tagBox) private var box
    @Environment(\.skeleton) private var skeleton
    @Environment(\.versionedTheme) private var theme

    private static var radius: CGFloat { 8 }

    var body: some View {
        content
            .padding(.horizontal, 4)
            .padding(.vertical, 2)
            .background {
                if let fill = box.fill, skeleton == nil {
                    RoundedRectangle(cornerRadius: Self.radius).fill(Color.preferredColor(fill, in: theme))
                }
            }
            .overlay {
                if let line = box.line, skeleton == nil {
                    RoundedRectangle(cornerRadius: Self.radius)
                        .strokeBorder(Color.preferredColor(line, in: theme), lineWidth: 1)
                }
            }
    }
}

/// A look of tags: a colour of the text, and a box.
nonisolated public struct TagLookStyle: TagStyle, LookStyle {
    private let look: PartLook
    private let box: TagBox

    init(text: ColorStyle, box: TagBox) {
        look = PartLook("Tag.tag", nil, text)
        self.box = box
    }

    public func look(of content: LookContent, for configuration: TagConfiguration) -> some View {
        content.with(look, readsSheets: false).view.environment(\.tagBox, box)
    }

    public func makeBody(_ configuration: TagConfiguration) -> some View {
        look(of: LookContent(Tag(configuration)), for: configuration)
    }
}

nonisolated extension TagStyle where Self == TagLookStyle {
    /// Dark text on a light area.
    public static var light: TagLookStyle {
        TagLookStyle(text: .secondaryLabel, box: TagBox(fill: .secondaryFill, line: nil))
    }

    /// Light text on a dark area; the other way round in dark appearance.
    public static var dark: TagLookStyle {
        TagLookStyle(text: .base2, box: TagBox(fill: .secondaryLabel, line: nil))
    }

    /// Text in a line.
    public static var outline: TagLookStyle {
        TagLookStyle(text: .secondaryLabel, box: TagBox(fill: nil, line: .tertiaryLabel))
    }
}

/// The look that style sheets give the tags of a component.
nonisolated struct TagSheetStyle: TagStyle, LookStyle {
    let look: PartLook

    func look(of content: LookContent, for configuration: TagConfiguration) -> some View { content.with(look) }
}
