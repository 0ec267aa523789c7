/// A list of places among the elements, which assistive technology leads through.
package struct SemanticsRotor: Sendable {
    /// The name of a rotor.
    package enum Name: Hashable, Sendable {
        case custom(String)
        /// One that the system has a name for.
        case system(SystemRotor)
    }

    /// A place that the rotor leads to.
    package struct Entry: Sendable {
        package var label: String
        /// The element of the entry; nil if there is none, or not yet.
        package var target: SemanticsID?
        /// The part of the element's text that the entry stands for.
        package let textRange: Range<String.Index>?
        package let place: RotorPlace
        /// Makes the element, which may not exist yet.
        package let prepare: @MainActor () -> Void
    }

    package let name: Name
    package var entries: [Entry]
    /// The identity of the box that the rotor comes from.
    package let source: UInt64
}

/// The place that an entry of a rotor leads to.
package enum RotorPlace: Hashable, Sendable {
    /// The view with an identity.
    case view(UncheckedID)
    /// The element that is called so.
    case element(SemanticsKey)
    /// The element that has the rotor.
    case own
}

/// The rotors that the system has names for.
package enum SystemRotor: Hashable, Sendable {
    /// All links, or those that have been visited, or have not.
    case links(visited: Bool?)
    /// All headings, or those of a level from 1 to 6.
    case headings(level: Int?)
    case boldText, italicText, underlineText, misspelledWords
    case images, textFields, tables, lists, landmarks
}

extension SemanticsRotor: Equatable {
    package static func == (lhs: SemanticsRotor, rhs: SemanticsRotor) -> Bool {
        lhs.name == rhs.name && lhs.source == rhs.source
            && lhs.entries.elementsEqual(rhs.entries) {
                $0.label == $1.label && $0.target == $1.target && $0.textRange == $1.textRange
            }
    }
}
