import Foundation

/// The events from outside, such as URLs, that some strings stand for.
struct ExternalEventConditions: Equatable {
    let strings: Set<String>

    /// True if a string is contained in the identifier of an event, in upper or lower case and with or without accents.
    /// An asterisk fits all events, the empty string none (Apple's documentation).
    func fit(_ identifier: String) -> Bool {
        strings.contains { condition in
            condition == "*"
                || identifier.range(of: condition, options: [.caseInsensitive, .diacriticInsensitive]) != nil
        }
    }
}

/// The events that the views of a window take.
private struct ExternalEvents: Equatable {
    var preferred: Set<String>
    var allowed: Set<String>
}

private struct ExternalEventsKey: PreferenceKey {
    static var defaultValue: ExternalEvents? { nil }

    static func reduce(value: inout ExternalEvents?, nextValue: () -> ExternalEvents?) {
        guard let next = nextValue() else { return }
        value = ExternalEvents(
            preferred: (value?.preferred ?? []).union(next.preferred),
            allowed: (value?.allowed ?? []).union(next.allowed))
    }
}

extension View {
    /// Sets the events from outside that the window of the view prefers to handle, and those that it may handle.
    ///
    /// A string stands for the events whose identifier, such as a URL, contains it; an asterisk stands for all. Windows
    /// whose views say nothing may handle all events.
    nonisolated public func handlesExternalEvents(
        preferring: Set<String>, allowing: Set<String>
    ) -> some View {
        transformPreference(ExternalEventsKey.self) { events in
            ExternalEventsKey.reduce(value: &events) { ExternalEvents(preferred: preferring, allowed: allowing) }
        }
    }
}

extension Scene {
    /// Sets the events from outside for which the app opens a window of this scene, where no window takes them.
    ///
    /// A string stands for the events whose identifier, such as a URL, contains it; an asterisk stands for all.
    public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
        transformEnvironment(\.windowTraits) {
            $0.externalEvents = ExternalEventConditions(strings: conditions)
        }
    }
}

extension AppWindow {
    /// True if views of the window prefer to handle an event.
    func prefers(_ identifier: String) -> Bool {
        events.map { ExternalEventConditions(strings: $0.preferred).fit(identifier) } ?? false
    }

    /// True if the window may handle an event.
    func allows(_ identifier: String) -> Bool {
        events.map { ExternalEventConditions(strings: $0.allowed).fit(identifier) } ?? true
    }

    private var events: ExternalEvents? { view.preference(ExternalEventsKey.self) ?? nil }
}
