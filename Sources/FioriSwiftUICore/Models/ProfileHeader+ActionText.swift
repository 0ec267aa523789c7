import SwiftUI

nonisolated extension ProfileHeader
where
    Title == Text,
    Subtitle == _ConditionalContent<Text, EmptyView>,
    Footnote == _ConditionalContent<Text, EmptyView>,
    DescriptionText == _ConditionalContent<Text, EmptyView>,
    DetailImage == _ConditionalContent<Image, EmptyView>,
    ActionItems == Action?
{
    /// Creates the header of a person's page with one action, given as the text of its button.
    /// - Parameters:
    ///   - title: The main text, first to be read.
    ///   - subtitle: The text below the title.
    ///   - footnote: The line below the subtitle.
    ///   - descriptionText: A longer text, beside or below the others.
    ///   - detailImage: The picture of the person.
    ///   - actionText: Title of the button; nil for no button.
    ///   - didSelectAction: Called when the button is tapped.
    public init(
        title: String, subtitle: String? = nil, footnote: String? = nil, descriptionText: String? = nil,
        detailImage: Image? = nil, actionText: String?, didSelectAction: (() -> Void)? = nil
    ) {
        let action = actionText.map { Action(actionText: $0, didSelectAction: didSelectAction) }
        self.init(
            title: title, subtitle: subtitle, footnote: footnote, descriptionText: descriptionText,
            detailImage: detailImage
        ) {
            action
        }
    }

    /// Creates the header of a person's page with one action, given as the text of its button.
    /// - Parameters:
    ///   - model: The texts and the picture.
    ///   - actionText: Title of the button; nil for no button.
    ///   - didSelectAction: Called when the button is tapped.
    public init(model: ProfileHeaderModel, actionText: String?, didSelectAction: (() -> Void)? = nil) {
        self.init(
            title: model.title, subtitle: model.subtitle, footnote: model.footnote,
            descriptionText: model.descriptionText, detailImage: model.detailImage, actionText: actionText,
            didSelectAction: didSelectAction)
    }
}
