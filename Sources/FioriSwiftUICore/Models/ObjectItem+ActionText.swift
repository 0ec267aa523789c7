import SwiftUI

nonisolated extension ObjectItem
where
    Title == Text,
    Subtitle == _ConditionalContent<Text, EmptyView>,
    Footnote == _ConditionalContent<Text, EmptyView>,
    DescriptionText == _ConditionalContent<Text, EmptyView>,
    Status == _ConditionalContent<TextOrIconView, EmptyView>,
    Substatus == _ConditionalContent<TextOrIconView, EmptyView>,
    DetailImage == _ConditionalContent<Image, EmptyView>,
    Icons == _ConditionalContent<IconStack, EmptyView>,
    ActionView == _ConditionalContent<Action, EmptyView>
{
    /// Creates an object with one action, given as the text of its button.
    /// - Parameters:
    ///   - title: The main text, first to be read.
    ///   - subtitle: The text below the title.
    ///   - footnote: The line below the subtitle.
    ///   - descriptionText: A longer text, beside or below the others.
    ///   - status: The state of the object, as a text or a symbol.
    ///   - substatus: An addition to the state, as a text or a symbol.
    ///   - detailImage: The picture of the object.
    ///   - icons: Small pictures or short texts, one below the other.
    ///   - actionText: Title of the button; nil for no button.
    ///   - didSelectAction: Called when the button is tapped.
    public init(
        title: String, subtitle: String? = nil, footnote: String? = nil, descriptionText: String? = nil,
        status: TextOrIcon? = nil, substatus: TextOrIcon? = nil, detailImage: Image? = nil, icons: [TextOrIcon]? = nil,
        actionText: String?, didSelectAction: (() -> Void)? = nil
    ) {
        self.init(
            title: title, subtitle: subtitle, footnote: footnote, descriptionText: descriptionText, status: status,
            substatus: substatus, detailImage: detailImage, icons: icons,
            action: actionText.map { Action(actionText: $0, didSelectAction: didSelectAction) })
    }
}
