import SwiftUIControls
import SwiftUICore

/// Explains the absence of content: an image above a title, a description and actions.
public struct ContentUnavailableView<Label, Description, Actions>: View
where Label: View, Description: View, Actions: View {
    private let label: Label
    private let description: Description
    private let actions: Actions

    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }

    /// Sizes and spacing are by eye from iOS 17.
    @MainActor public var body: some View {
        VStack(spacing: 20) {
            VStack(spacing: 6) {
                label.labelStyle(UnavailableLabelStyle())
                description.font(.subheadline).foregroundStyle(.secondary)
            }
            VStack(spacing: 12) { actions }.font(.subheadline)
        }
        .multilineTextAlignment(.center)
        .padding(.horizontal, 32)
        .padding(.vertical, 20)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

/// A large icon above a title.
private struct UnavailableLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 16) {
            configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary).accessibilityHidden(true)
            configuration.title.font(.title2.bold())
        }
    }
}

extension ContentUnavailableView
where Label == SwiftUIControls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init(label: { SwiftUIControls.Label(title, image: name) }, description: { description })
    }

    public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(label: { SwiftUIControls.Label(title, systemImage: name) }, description: { description })
    }

    @_disfavoredOverload
    public init<S>(_ title: S, image name: String, description: Text? = nil) where S: StringProtocol {
        self.init(label: { SwiftUIControls.Label(title, image: name) }, description: { description })
    }

    @_disfavoredOverload
    public init<S>(_ title: S, systemImage name: String, description: Text? = nil)
    where S: StringProtocol {
        self.init(label: { SwiftUIControls.Label(title, systemImage: name) }, description: { description })
    }
}

/// The content for a search without results.
public struct SearchUnavailableContent {
    public struct Label: View {
        let text: String?
        @Environment(\.searchSession) private var search

        public var body: some View {
            let text = text ?? search?.text.wrappedValue ?? ""
            SwiftUIControls.Label {
                if text.isEmpty { Text(system: .noResults) } else { Text(system: .noResultsFor, text) }
            } icon: {
                Image(systemName: "magnifyingglass")
            }
        }
    }

    public struct Description: View {
        public var body: some View { Text(system: .checkSpelling) }
    }

    public struct Actions: View {
        public var body: some View { EmptyView() }
    }
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    /// The view for the enclosing search, if it has no results.
    @MainActor public static var search:
        ContentUnavailableView<
            SearchUnavailableContent.Label, SearchUnavailableContent.Description, SearchUnavailableContent.Actions
        >
    {
        ContentUnavailableView {
            SearchUnavailableContent.Label(text: nil)
        } description: {
            SearchUnavailableContent.Description()
        } actions: {
            SearchUnavailableContent.Actions()
        }
    }

    /// The view for a text search without results.
    @MainActor public static func search(text: String) -> ContentUnavailableView<Label, Description, Actions> {
        ContentUnavailableView {
            SearchUnavailableContent.Label(text: text)
        } description: {
            SearchUnavailableContent.Description()
        } actions: {
            SearchUnavailableContent.Actions()
        }
    }
}

@available(*, unavailable)
extension SearchUnavailableContent.Actions: Sendable {}

@available(*, unavailable)
extension SearchUnavailableContent.Description: Sendable {}

@available(*, unavailable)
extension SearchUnavailableContent.Label: Sendable {}

@available(*, unavailable)
extension ContentUnavailableView: Sendable {}
