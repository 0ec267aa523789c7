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

extension TextInput: View {
    public var body: some View { Text(_textFilled.wrappedValue) }
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

extension Review: View {
    public var body: some View {
        VStack {
            title
        }
    }
}

extension Store: View {
    public var body: some View { title }
}

extension Contact: View {
    public var body: some View {
        VStack {
            title
            subtitle
            actionItems
        }
    }
}

extension Welcome: View {
    public var body: some View {
        VStack {
            title
            textFilled
        }
    }
}

extension Profile: View {
    public var body: some View {
        VStack {
            title
            subtitle
            icons
            labels
            actions
            footer
        }
    }
}

@available(iOS 17, macOS 14, visionOS 1, *)
extension Meter: View {
    public var body: some View {
        VStack {
            title
            subtitle
        }
    }
}
