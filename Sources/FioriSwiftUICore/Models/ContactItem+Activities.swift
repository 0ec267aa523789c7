import SwiftUI

/// The initialisers that take activities instead of a view of them, as GeneratedComponentConcepts (seed 002) proposes.
extension ContactItem
where
    Title == Text,
    Subtitle == _ConditionalContent<Text, EmptyView>,
    Footnote == _ConditionalContent<Text, EmptyView>,
    DescriptionText == _ConditionalContent<Text, EmptyView>,
    DetailImage == _ConditionalContent<Image, EmptyView>,
    ActionItems == _ConditionalContent<ActivityItems, EmptyView>
{
    /// Creates a contact with the activities of a list.
    /// - Parameters:
    ///   - title: The main text, first to be read.
    ///   - subtitle: The text below the title.
    ///   - footnote: The line below the subtitle.
    ///   - descriptionText: A longer text, beside or below the others.
    ///   - detailImage: The picture of the person.
    ///   - actionItems: The activities; an empty list shows none.
    ///   - action: Called with the activity that was chosen.
    public init(
        title: String, subtitle: String? = nil, footnote: String? = nil, descriptionText: String? = nil,
        detailImage: Image? = nil, actionItems: [ActivityItemDataType], action: ((ActivityItemDataType) -> Void)? = nil
    ) {
        self.init(
            title: title, subtitle: subtitle, footnote: footnote, descriptionText: descriptionText,
            detailImage: detailImage,
            actionItems: actionItems.isEmpty
                ? nil : ActivityItems(actionItems: actionItems, didSelectActivityItem: action))
    }

    /// Creates a contact with the activities that a closure lists.
    /// - Parameters:
    ///   - title: The main text, first to be read.
    ///   - subtitle: The text below the title.
    ///   - footnote: The line below the subtitle.
    ///   - descriptionText: A longer text, beside or below the others.
    ///   - detailImage: The picture of the person.
    ///   - action: Called with the activity that was chosen.
    ///   - actionItems: The activities, one below the other.
    public init(
        title: String, subtitle: String? = nil, footnote: String? = nil, descriptionText: String? = nil,
        detailImage: Image? = nil, action: ((ActivityItemDataType) -> Void)?,
        @ActivityItemBuilder actionItems: () -> [ActivityItemDataType]
    ) {
        self.init(
            title: title, subtitle: subtitle, footnote: footnote, descriptionText: descriptionText,
            detailImage: detailImage, actionItems: actionItems(), action: action)
    }
}
