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
    nonisolated enum ActivationScreen {
        typealias Title = EmptyModifier
        typealias TitleCumulative = EmptyModifier
        typealias DescriptionText = EmptyModifier
        typealias DescriptionTextCumulative = EmptyModifier
        typealias Footnote = EmptyModifier
        typealias FootnoteCumulative = EmptyModifier
        typealias TextInput = EmptyModifier
        typealias TextInputCumulative = EmptyModifier
        typealias Action = EmptyModifier
        typealias ActionCumulative = EmptyModifier
        typealias SecondaryAction = EmptyModifier
        typealias SecondaryActionCumulative = EmptyModifier
        static let title = Title()
        static let descriptionText = DescriptionText()
        static let footnote = Footnote()
        static let textInput = TextInput()
        static let action = Action()
        static let secondaryAction = SecondaryAction()
        static let titleCumulative = TitleCumulative()
        static let descriptionTextCumulative = DescriptionTextCumulative()
        static let footnoteCumulative = FootnoteCumulative()
        static let textInputCumulative = TextInputCumulative()
        static let actionCumulative = ActionCumulative()
        static let secondaryActionCumulative = SecondaryActionCumulative()
    }
}

extension Fiori {
    nonisolated enum ActivityItem {
        typealias Icon = EmptyModifier
        typealias IconCumulative = EmptyModifier
        typealias Subtitle = EmptyModifier
        typealias SubtitleCumulative = EmptyModifier
        static let icon = Icon()
        static let subtitle = Subtitle()
        static let iconCumulative = IconCumulative()
        static let subtitleCumulative = SubtitleCumulative()
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
    nonisolated enum ContactItem {
        typealias Title = EmptyModifier
        typealias TitleCumulative = EmptyModifier
        typealias Subtitle = EmptyModifier
        typealias SubtitleCumulative = EmptyModifier
        typealias Footnote = EmptyModifier
        typealias FootnoteCumulative = EmptyModifier
        typealias DescriptionText = EmptyModifier
        typealias DescriptionTextCumulative = EmptyModifier
        typealias DetailImage = EmptyModifier
        typealias DetailImageCumulative = EmptyModifier
        typealias ActionItems = EmptyModifier
        typealias ActionItemsCumulative = EmptyModifier
        static let title = Title()
        static let subtitle = Subtitle()
        static let footnote = Footnote()
        static let descriptionText = DescriptionText()
        static let detailImage = DetailImage()
        static let actionItems = ActionItems()
        static let titleCumulative = TitleCumulative()
        static let subtitleCumulative = SubtitleCumulative()
        static let footnoteCumulative = FootnoteCumulative()
        static let descriptionTextCumulative = DescriptionTextCumulative()
        static let detailImageCumulative = DetailImageCumulative()
        static let actionItemsCumulative = ActionItemsCumulative()
    }
}

extension Fiori {
    nonisolated enum EULAView {
        typealias Title = EmptyModifier
        typealias TitleCumulative = EmptyModifier
        typealias BodyText = EmptyModifier
        typealias BodyTextCumulative = EmptyModifier
        typealias AgreeAction = EmptyModifier
        typealias AgreeActionCumulative = EmptyModifier
        typealias DisagreeAction = EmptyModifier
        typealias DisagreeActionCumulative = EmptyModifier
        typealias CancelAction = EmptyModifier
        typealias CancelActionCumulative = EmptyModifier
        static let title = Title()
        static let bodyText = BodyText()
        static let agreeAction = AgreeAction()
        static let disagreeAction = DisagreeAction()
        static let cancelAction = CancelAction()
        static let titleCumulative = TitleCumulative()
        static let bodyTextCumulative = BodyTextCumulative()
        static let agreeActionCumulative = AgreeActionCumulative()
        static let disagreeActionCumulative = DisagreeActionCumulative()
        static let cancelActionCumulative = CancelActionCumulative()
    }
}

extension Fiori {
    nonisolated enum HeaderChart {
        typealias Title = EmptyModifier
        typealias TitleCumulative = EmptyModifier
        typealias Subtitle = EmptyModifier
        typealias SubtitleCumulative = EmptyModifier
        typealias Trend = EmptyModifier
        typealias TrendCumulative = EmptyModifier
        typealias TrendImage = EmptyModifier
        typealias TrendImageCumulative = EmptyModifier
        typealias Kpi = EmptyModifier
        typealias KpiCumulative = EmptyModifier
        static let title = Title()
        static let subtitle = Subtitle()
        static let trend = Trend()
        static let trendImage = TrendImage()
        static let kpi = Kpi()
        static let titleCumulative = TitleCumulative()
        static let subtitleCumulative = SubtitleCumulative()
        static let trendCumulative = TrendCumulative()
        static let trendImageCumulative = TrendImageCumulative()
        static let kpiCumulative = KpiCumulative()
    }
}

extension Fiori {
    nonisolated enum InfoView {
        typealias Title = EmptyModifier
        typealias TitleCumulative = EmptyModifier
        typealias DescriptionText = EmptyModifier
        typealias DescriptionTextCumulative = EmptyModifier
        typealias Action = EmptyModifier
        typealias ActionCumulative = EmptyModifier
        typealias SecondaryAction = EmptyModifier
        typealias SecondaryActionCumulative = EmptyModifier
        typealias ProgressIndicator = EmptyModifier
        typealias ProgressIndicatorCumulative = EmptyModifier
        static let title = Title()
        static let descriptionText = DescriptionText()
        static let action = Action()
        static let secondaryAction = SecondaryAction()
        static let progressIndicator = ProgressIndicator()
        static let titleCumulative = TitleCumulative()
        static let descriptionTextCumulative = DescriptionTextCumulative()
        static let actionCumulative = ActionCumulative()
        static let secondaryActionCumulative = SecondaryActionCumulative()
        static let progressIndicatorCumulative = ProgressIndicatorCumulative()
    }
}

extension Fiori {
    nonisolated enum KPIItem {
        typealias Kpi = EmptyModifier
        typealias KpiCumulative = EmptyModifier
        typealias Subtitle = EmptyModifier
        typealias SubtitleCumulative = EmptyModifier
        static let kpi = Kpi()
        static let subtitle = Subtitle()
        static let kpiCumulative = KpiCumulative()
        static let subtitleCumulative = SubtitleCumulative()
    }
}

extension Fiori {
    nonisolated enum KPIProgressItem {
        typealias Kpi = EmptyModifier
        typealias KpiCumulative = EmptyModifier
        typealias Subtitle = EmptyModifier
        typealias SubtitleCumulative = EmptyModifier
        typealias Footnote = EmptyModifier
        typealias FootnoteCumulative = EmptyModifier
        static let kpi = Kpi()
        static let subtitle = Subtitle()
        static let footnote = Footnote()
        static let kpiCumulative = KpiCumulative()
        static let subtitleCumulative = SubtitleCumulative()
        static let footnoteCumulative = FootnoteCumulative()
    }
}

extension Fiori {
    nonisolated enum KeyValueItem {
        typealias Key = EmptyModifier
        typealias KeyCumulative = EmptyModifier
        typealias Value = EmptyModifier
        typealias ValueCumulative = EmptyModifier
        static let key = Key()
        static let value = Value()
        static let keyCumulative = KeyCumulative()
        static let valueCumulative = ValueCumulative()
    }
}

extension Fiori {
    nonisolated enum ListPickerItem {
        typealias Key = EmptyModifier
        typealias KeyCumulative = EmptyModifier
        typealias Value = EmptyModifier
        typealias ValueCumulative = EmptyModifier
        static let key = Key()
        static let value = Value()
        static let keyCumulative = KeyCumulative()
        static let valueCumulative = ValueCumulative()
    }
}

extension Fiori {
    nonisolated enum ObjectHeader {
        typealias Title = EmptyModifier
        typealias TitleCumulative = EmptyModifier
        typealias Subtitle = EmptyModifier
        typealias SubtitleCumulative = EmptyModifier
        typealias Tags = EmptyModifier
        typealias TagsCumulative = EmptyModifier
        typealias BodyText = EmptyModifier
        typealias BodyTextCumulative = EmptyModifier
        typealias Footnote = EmptyModifier
        typealias FootnoteCumulative = EmptyModifier
        typealias DescriptionText = EmptyModifier
        typealias DescriptionTextCumulative = EmptyModifier
        typealias Status = EmptyModifier
        typealias StatusCumulative = EmptyModifier
        typealias Substatus = EmptyModifier
        typealias SubstatusCumulative = EmptyModifier
        typealias DetailImage = EmptyModifier
        typealias DetailImageCumulative = EmptyModifier
        static let title = Title()
        static let subtitle = Subtitle()
        static let tags = Tags()
        static let bodyText = BodyText()
        static let footnote = Footnote()
        static let descriptionText = DescriptionText()
        static let status = Status()
        static let substatus = Substatus()
        static let detailImage = DetailImage()
        static let titleCumulative = TitleCumulative()
        static let subtitleCumulative = SubtitleCumulative()
        static let tagsCumulative = TagsCumulative()
        static let bodyTextCumulative = BodyTextCumulative()
        static let footnoteCumulative = FootnoteCumulative()
        static let descriptionTextCumulative = DescriptionTextCumulative()
        static let statusCumulative = StatusCumulative()
        static let substatusCumulative = SubstatusCumulative()
        static let detailImageCumulative = DetailImageCumulative()
    }
}

extension Fiori {
    nonisolated enum ObjectItem {
        typealias Title = EmptyModifier
        typealias TitleCumulative = EmptyModifier
        typealias Subtitle = EmptyModifier
        typealias SubtitleCumulative = EmptyModifier
        typealias Footnote = EmptyModifier
        typealias FootnoteCumulative = EmptyModifier
        typealias DescriptionText = EmptyModifier
        typealias DescriptionTextCumulative = EmptyModifier
        typealias Status = EmptyModifier
        typealias StatusCumulative = EmptyModifier
        typealias Substatus = EmptyModifier
        typealias SubstatusCumulative = EmptyModifier
        typealias DetailImage = EmptyModifier
        typealias DetailImageCumulative = EmptyModifier
        typealias Icons = EmptyModifier
        typealias IconsCumulative = EmptyModifier
        typealias Action = EmptyModifier
        typealias ActionCumulative = EmptyModifier
        static let title = Title()
        static let subtitle = Subtitle()
        static let footnote = Footnote()
        static let descriptionText = DescriptionText()
        static let status = Status()
        static let substatus = Substatus()
        static let detailImage = DetailImage()
        static let icons = Icons()
        static let action = Action()
        static let titleCumulative = TitleCumulative()
        static let subtitleCumulative = SubtitleCumulative()
        static let footnoteCumulative = FootnoteCumulative()
        static let descriptionTextCumulative = DescriptionTextCumulative()
        static let statusCumulative = StatusCumulative()
        static let substatusCumulative = SubstatusCumulative()
        static let detailImageCumulative = DetailImageCumulative()
        static let iconsCumulative = IconsCumulative()
        static let actionCumulative = ActionCumulative()
    }
}

extension Fiori {
    nonisolated enum PersonDetailItem {
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
    nonisolated enum ProfileHeader {
        typealias Title = EmptyModifier
        typealias TitleCumulative = EmptyModifier
        typealias Subtitle = EmptyModifier
        typealias SubtitleCumulative = EmptyModifier
        typealias Footnote = EmptyModifier
        typealias FootnoteCumulative = EmptyModifier
        typealias DescriptionText = EmptyModifier
        typealias DescriptionTextCumulative = EmptyModifier
        typealias DetailImage = EmptyModifier
        typealias DetailImageCumulative = EmptyModifier
        static let title = Title()
        static let subtitle = Subtitle()
        static let footnote = Footnote()
        static let descriptionText = DescriptionText()
        static let detailImage = DetailImage()
        static let titleCumulative = TitleCumulative()
        static let subtitleCumulative = SubtitleCumulative()
        static let footnoteCumulative = FootnoteCumulative()
        static let descriptionTextCumulative = DescriptionTextCumulative()
        static let detailImageCumulative = DetailImageCumulative()
    }
}

extension Fiori {
    nonisolated enum ProgressIndicator {
        typealias ProgressIndicatorText = EmptyModifier
        typealias ProgressIndicatorTextCumulative = EmptyModifier
        static let progressIndicatorText = ProgressIndicatorText()
        static let progressIndicatorTextCumulative = ProgressIndicatorTextCumulative()
    }
}

extension Fiori {
    nonisolated enum SectionHeader {
        typealias Title = EmptyModifier
        typealias TitleCumulative = EmptyModifier
        typealias Attribute = EmptyModifier
        typealias AttributeCumulative = EmptyModifier
        static let title = Title()
        static let attribute = Attribute()
        static let titleCumulative = TitleCumulative()
        static let attributeCumulative = AttributeCumulative()
    }
}

extension Fiori {
    nonisolated enum SideBar {
        typealias Subtitle = EmptyModifier
        typealias SubtitleCumulative = EmptyModifier
        static let subtitle = Subtitle()
        static let subtitleCumulative = SubtitleCumulative()
    }
}

extension Fiori {
    nonisolated enum SideBarListItem {
        typealias Icon = EmptyModifier
        typealias IconCumulative = EmptyModifier
        typealias Title = EmptyModifier
        typealias TitleCumulative = EmptyModifier
        typealias Subtitle = EmptyModifier
        typealias SubtitleCumulative = EmptyModifier
        typealias AccessoryIcon = EmptyModifier
        typealias AccessoryIconCumulative = EmptyModifier
        static let icon = Icon()
        static let title = Title()
        static let subtitle = Subtitle()
        static let accessoryIcon = AccessoryIcon()
        static let iconCumulative = IconCumulative()
        static let titleCumulative = TitleCumulative()
        static let subtitleCumulative = SubtitleCumulative()
        static let accessoryIconCumulative = AccessoryIconCumulative()
    }
}

extension Fiori {
    nonisolated enum SignatureCaptureView {
        typealias Title = EmptyModifier
        typealias TitleCumulative = EmptyModifier
        typealias StartAction = EmptyModifier
        typealias StartActionCumulative = EmptyModifier
        typealias CancelAction = EmptyModifier
        typealias CancelActionCumulative = EmptyModifier
        typealias RestartAction = EmptyModifier
        typealias RestartActionCumulative = EmptyModifier
        typealias ClearAction = EmptyModifier
        typealias ClearActionCumulative = EmptyModifier
        typealias SaveAction = EmptyModifier
        typealias SaveActionCumulative = EmptyModifier
        typealias SignatureImage = EmptyModifier
        typealias SignatureImageCumulative = EmptyModifier
        static let title = Title()
        static let startAction = StartAction()
        static let cancelAction = CancelAction()
        static let restartAction = RestartAction()
        static let clearAction = ClearAction()
        static let saveAction = SaveAction()
        static let signatureImage = SignatureImage()
        static let titleCumulative = TitleCumulative()
        static let startActionCumulative = StartActionCumulative()
        static let cancelActionCumulative = CancelActionCumulative()
        static let restartActionCumulative = RestartActionCumulative()
        static let clearActionCumulative = ClearActionCumulative()
        static let saveActionCumulative = SaveActionCumulative()
        static let signatureImageCumulative = SignatureImageCumulative()
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

extension Fiori {
    nonisolated enum UserConsentForm {
        typealias NextAction = EmptyModifier
        typealias NextActionCumulative = EmptyModifier
        typealias CancelAction = EmptyModifier
        typealias CancelActionCumulative = EmptyModifier
        typealias AllowAction = EmptyModifier
        typealias AllowActionCumulative = EmptyModifier
        typealias DenyAction = EmptyModifier
        typealias DenyActionCumulative = EmptyModifier
        typealias NotNowAction = EmptyModifier
        typealias NotNowActionCumulative = EmptyModifier
        static let nextAction = NextAction()
        static let cancelAction = CancelAction()
        static let allowAction = AllowAction()
        static let denyAction = DenyAction()
        static let notNowAction = NotNowAction()
        static let nextActionCumulative = NextActionCumulative()
        static let cancelActionCumulative = CancelActionCumulative()
        static let allowActionCumulative = AllowActionCumulative()
        static let denyActionCumulative = DenyActionCumulative()
        static let notNowActionCumulative = NotNowActionCumulative()
    }
}

extension Fiori {
    nonisolated enum UserConsentPage {
        typealias Title = EmptyModifier
        typealias TitleCumulative = EmptyModifier
        typealias BodyText = EmptyModifier
        typealias BodyTextCumulative = EmptyModifier
        typealias Action = EmptyModifier
        typealias ActionCumulative = EmptyModifier
        static let title = Title()
        static let bodyText = BodyText()
        static let action = Action()
        static let titleCumulative = TitleCumulative()
        static let bodyTextCumulative = BodyTextCumulative()
        static let actionCumulative = ActionCumulative()
    }
}

extension Fiori {
    nonisolated enum WelcomeScreen {
        typealias Title = EmptyModifier
        typealias TitleCumulative = EmptyModifier
        typealias DescriptionText = EmptyModifier
        typealias DescriptionTextCumulative = EmptyModifier
        typealias Subtitle = EmptyModifier
        typealias SubtitleCumulative = EmptyModifier
        typealias Footnote = EmptyModifier
        typealias FootnoteCumulative = EmptyModifier
        typealias Icon = EmptyModifier
        typealias IconCumulative = EmptyModifier
        typealias TextInput = EmptyModifier
        typealias TextInputCumulative = EmptyModifier
        typealias Action = EmptyModifier
        typealias ActionCumulative = EmptyModifier
        typealias SecondaryAction = EmptyModifier
        typealias SecondaryActionCumulative = EmptyModifier
        static let title = Title()
        static let descriptionText = DescriptionText()
        static let subtitle = Subtitle()
        static let footnote = Footnote()
        static let icon = Icon()
        static let textInput = TextInput()
        static let action = Action()
        static let secondaryAction = SecondaryAction()
        static let titleCumulative = TitleCumulative()
        static let descriptionTextCumulative = DescriptionTextCumulative()
        static let subtitleCumulative = SubtitleCumulative()
        static let footnoteCumulative = FootnoteCumulative()
        static let iconCumulative = IconCumulative()
        static let textInputCumulative = TextInputCumulative()
        static let actionCumulative = ActionCumulative()
        static let secondaryActionCumulative = SecondaryActionCumulative()
    }
}
