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
        public func post() {
            guard let receiver = AnnouncementReceiver.current else {
                let line =
                    "warning: “\(text)” is announced outside of the actions and tasks of a window, and not read\n"
                FileHandle.standardError.write(Data(line.utf8))
                return
            }
            receiver.announce(text)
        }
    }
}

/// The receiver of announcements in the current task and those that it starts: the window that handles an event.
///
/// A class, because task-local values of function types crash in optimised builds of Swift 6.
package final class AnnouncementReceiver: Sendable {
    @TaskLocal package static var current: AnnouncementReceiver?

    package let announce: @Sendable (String) -> Void

    package init(_ announce: @escaping @Sendable (String) -> Void) { self.announce = announce }
}
