// A module because Apple's framework of this name has these types; `import SwiftUI` brings it along.

import Foundation
import FoundationAdditions

/// Notifications to assistive technology (Apple's framework Accessibility).
public enum AccessibilityNotification {
    /// A text that is read aloud, though no element has it.
    public struct Announcement: Sendable {
        private let text: String

        public init(_ string: String) { text = string }

        public init(_ attributedString: AttributedString) { text = String(attributedString.characters) }

        public init(_ resource: LocalizedStringResource) { text = String(localized: resource) }

        /// Announces the text in the window whose action or task posts it, where assistive technology reads it aloud.
        public func post() { AnnouncementReceiver.announce(text) }
    }

    /// A text that is read aloud once a view has scrolled, such as “page 3 of 5”.
    public struct PageScrolled: Sendable {
        private let text: String

        public init(_ string: String) { text = string }

        public init(_ attributedString: AttributedString) { text = String(attributedString.characters) }

        public init(_ resource: LocalizedStringResource) { text = String(localized: resource) }

        /// Announces the text as ``Announcement`` does.
        public func post() { AnnouncementReceiver.announce(text) }
    }

    /// A change of some elements on the screen.
    public struct LayoutChanged {
        private let parameter: Any?

        /// - Parameter parameter: A text that is read aloud. Elements that assistive technology should go to are of no
        ///   effect on Linux; `AccessibilityFocusState` moves it.
        public init(_ parameter: Any? = nil) { self.parameter = parameter }

        /// Announces the text, if there is one. Hosts follow changes of elements by themselves.
        public func post() { if let text = parameter as? String { AnnouncementReceiver.announce(text) } }
    }

    /// A change of most elements on the screen.
    public struct ScreenChanged {
        private let parameter: Any?

        /// - Parameter parameter: A text that is read aloud. Elements that assistive technology should go to are of no
        ///   effect on Linux; `AccessibilityFocusState` moves it.
        public init(_ parameter: Any? = nil) { self.parameter = parameter }

        /// Announces the text, if there is one. Hosts follow changes of elements by themselves.
        public func post() { if let text = parameter as? String { AnnouncementReceiver.announce(text) } }
    }
}

/// The receiver of announcements in the current task and those that it starts: the window that handles an event.
///
/// A class, because task-local values of function types crash in optimised builds of Swift 6.
package final class AnnouncementReceiver: Sendable {
    @TaskLocal package static var current: AnnouncementReceiver?

    package let announce: @Sendable (String) -> Void

    package init(_ announce: @escaping @Sendable (String) -> Void) { self.announce = announce }

    /// Announces a text in the window of the current task.
    fileprivate static func announce(_ text: String) {
        guard let current else {
            let line = "warning: “\(text)” is announced outside of the actions and tasks of a window, and not read\n"
            FileHandle.standardError.write(Data(line.utf8))
            return
        }
        current.announce(text)
    }
}
