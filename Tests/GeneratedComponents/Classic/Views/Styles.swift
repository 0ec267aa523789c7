import SwiftUI

extension Fiori {
    nonisolated enum Contact {
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
    nonisolated enum Meter {
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
        typealias Labels = EmptyModifier
        typealias LabelsCumulative = EmptyModifier
        static let title = Title()
        static let subtitle = Subtitle()
        static let labels = Labels()
        static let titleCumulative = TitleCumulative()
        static let subtitleCumulative = SubtitleCumulative()
        static let labelsCumulative = LabelsCumulative()
    }
}

extension Fiori {
    nonisolated enum Review {
        typealias Title = EmptyModifier
        typealias TitleCumulative = EmptyModifier
        static let title = Title()
        static let titleCumulative = TitleCumulative()
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
    nonisolated enum TextInput {
        typealias TextFilled = EmptyModifier
        typealias TextFilledCumulative = EmptyModifier
        static let textFilled = TextFilled()
        static let textFilledCumulative = TextFilledCumulative()
    }
}

extension Fiori {
    nonisolated enum Welcome {
        typealias Title = EmptyModifier
        typealias TitleCumulative = EmptyModifier
        typealias TextFilled = EmptyModifier
        typealias TextFilledCumulative = EmptyModifier
        static let title = Title()
        static let textFilled = TextFilled()
        static let titleCumulative = TitleCumulative()
        static let textFilledCumulative = TextFilledCumulative()
    }
}
