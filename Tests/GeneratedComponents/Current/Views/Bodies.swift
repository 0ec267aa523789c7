import SwiftUI

extension Person: View {
    public var body: some View {
        HStack {
            detailImage
            title
            if !isSubtitleEmptyView { subtitle }
        }
    }
}

extension ActivityItems: View {
    public var body: some View {
        Button(_actionItems?.first ?? "") { _didSelectActivityItem?(_actionItems?.first ?? "") }
    }
}

extension Action: View {
    public var body: some View { Button(_actionText ?? "") { _didSelectAction?() } }
}

extension TextInput: View {
    public var body: some View { Text(_textInputValue.wrappedValue) }
}

extension Contact: View {
    public var body: some View {
        VStack {
            title
            subtitle
            actionItems
            action
        }
    }
}

extension Profile: View {
    public var body: some View {
        VStack {
            title
            subtitle
            icons
            actions
            footer
        }
    }
}

extension ConsentForm: View {
    public var body: some View { nextAction }
}

extension Consent: View {
    public var body: some View {
        VStack {
            title
            forms
        }
    }
}

extension OptionalParts: View {
    public var body: some View {
        VStack {
            subtitle
            detailImage
            hint
        }
    }
}

@available(iOS 17, macOS 14, visionOS 1, *)
extension Meter: View {
    public var body: some View {
        VStack {
            labels
            notes
            bodyText
            caption
            `default`
        }
    }
}

extension Switch: View {
    public var body: some View { title }
}

extension Review: View {
    public var body: some View {
        VStack {
            title
            subtitle
        }
    }
}

extension Store: View {
    public var body: some View { title }
}

extension Search: View {
    public var body: some View {
        VStack {
            title
            input
            filter
        }
    }
}

extension Item: View {
    public var body: some View { title }
}
