import SwiftUI

extension Fiori {
    nonisolated enum Action {
        typealias ActionText = EmptyModifier
        typealias ActionTextCumulative = EmptyModifier
        static let actionText = ActionText()
        static let actionTextCumulative = ActionTextCumulative()
    }
}

extension Fiori {
    nonisolated enum ActivityItems {
        typealias ActionItems = EmptyModifier
        typealias ActionItemsCumulative = EmptyModifier
        static let actionItems = ActionItems()
        static let actionItemsCumulative = ActionItemsCumulative()
    }
}

extension Fiori {
    nonisolated enum Consent {
        typealias Title = EmptyModifier
        typealias TitleCumulative = EmptyModifier
        static let title = Title()
        static let titleCumulative = TitleCumulative()
    }
}

extension Fiori {
    nonisolated enum ConsentForm {
        typealias NextAction = EmptyModifier
        typealias NextActionCumulative = EmptyModifier
        static let nextAction = NextAction()
        static let nextActionCumulative = NextActionCumulative()
    }
}

extension Fiori {
    nonisolated enum Contact {
        typealias Title = EmptyModifier
        typealias TitleCumulative = EmptyModifier
        typealias Subtitle = EmptyModifier
        typealias SubtitleCumulative = EmptyModifier
        typealias ActionItems = EmptyModifier
        typealias ActionItemsCumulative = EmptyModifier
        typealias Action = EmptyModifier
        typealias ActionCumulative = EmptyModifier
        static let title = Title()
        static let subtitle = Subtitle()
        static let actionItems = ActionItems()
        static let action = Action()
        static let titleCumulative = TitleCumulative()
        static let subtitleCumulative = SubtitleCumulative()
        static let actionItemsCumulative = ActionItemsCumulative()
        static let actionCumulative = ActionCumulative()
    }
}

extension Fiori {
    nonisolated enum Item {
        typealias Title = EmptyModifier
        typealias TitleCumulative = EmptyModifier
        typealias Action = EmptyModifier
        typealias ActionCumulative = EmptyModifier
        static let title = Title()
        static let action = Action()
        static let titleCumulative = TitleCumulative()
        static let actionCumulative = ActionCumulative()
    }
}

extension Fiori {
    nonisolated enum Meter {
        typealias Labels = EmptyModifier
        typealias LabelsCumulative = EmptyModifier
        typealias Notes = EmptyModifier
        typealias NotesCumulative = EmptyModifier
        typealias BodyText = EmptyModifier
        typealias BodyTextCumulative = EmptyModifier
        typealias Caption = EmptyModifier
        typealias CaptionCumulative = EmptyModifier
        typealias Default = EmptyModifier
        typealias DefaultCumulative = EmptyModifier
        static let labels = Labels()
        static let notes = Notes()
        static let bodyText = BodyText()
        static let caption = Caption()
        static let `default` = Default()
        static let labelsCumulative = LabelsCumulative()
        static let notesCumulative = NotesCumulative()
        static let bodyTextCumulative = BodyTextCumulative()
        static let captionCumulative = CaptionCumulative()
        static let defaultCumulative = DefaultCumulative()
    }
}

extension Fiori {
    nonisolated enum OptionalParts {
        typealias Subtitle = EmptyModifier
        typealias SubtitleCumulative = EmptyModifier
        typealias DetailImage = EmptyModifier
        typealias DetailImageCumulative = EmptyModifier
        static let subtitle = Subtitle()
        static let detailImage = DetailImage()
        static let subtitleCumulative = SubtitleCumulative()
        static let detailImageCumulative = DetailImageCumulative()
    }
}

extension Fiori {
    nonisolated enum Person {
        typealias Title = EmptyModifier
        typealias TitleCumulative = EmptyModifier
        typealias Subtitle = EmptyModifier
        typealias SubtitleCumulative = EmptyModifier
        typealias DetailImage = EmptyModifier
        typealias DetailImageCumulative = EmptyModifier
        static let title = Title()
        static let subtitle = Subtitle()
        static let detailImage = DetailImage()
        static let titleCumulative = TitleCumulative()
        static let subtitleCumulative = SubtitleCumulative()
        static let detailImageCumulative = DetailImageCumulative()
    }
}

extension Fiori {
    nonisolated enum Profile {
        typealias Title = EmptyModifier
        typealias TitleCumulative = EmptyModifier
        typealias Subtitle = EmptyModifier
        typealias SubtitleCumulative = EmptyModifier
        static let title = Title()
        static let subtitle = Subtitle()
        static let titleCumulative = TitleCumulative()
        static let subtitleCumulative = SubtitleCumulative()
    }
}

extension Fiori {
    nonisolated enum Review {
        typealias Title = EmptyModifier
        typealias TitleCumulative = EmptyModifier
        typealias Subtitle = EmptyModifier
        typealias SubtitleCumulative = EmptyModifier
        static let title = Title()
        static let subtitle = Subtitle()
        static let titleCumulative = TitleCumulative()
        static let subtitleCumulative = SubtitleCumulative()
    }
}

extension Fiori {
    nonisolated enum Search {
        typealias Title = EmptyModifier
        typealias TitleCumulative = EmptyModifier
        typealias Input = EmptyModifier
        typealias InputCumulative = EmptyModifier
        typealias Filter = EmptyModifier
        typealias FilterCumulative = EmptyModifier
        static let title = Title()
        static let input = Input()
        static let filter = Filter()
        static let titleCumulative = TitleCumulative()
        static let inputCumulative = InputCumulative()
        static let filterCumulative = FilterCumulative()
    }
}

extension Fiori {
    nonisolated enum Store {
        typealias Title = EmptyModifier
        typealias TitleCumulative = EmptyModifier
        static let title = Title()
        static let titleCumulative = TitleCumulative()
    }
}

extension Fiori {
    nonisolated enum Switch {
        typealias Title = EmptyModifier
        typealias TitleCumulative = EmptyModifier
        static let title = Title()
        static let titleCumulative = TitleCumulative()
    }
}

extension Fiori {
    nonisolated enum TextInput {
        typealias TextInputValue = EmptyModifier
        typealias TextInputValueCumulative = EmptyModifier
        static let textInputValue = TextInputValue()
        static let textInputValueCumulative = TextInputValueCumulative()
    }
}
