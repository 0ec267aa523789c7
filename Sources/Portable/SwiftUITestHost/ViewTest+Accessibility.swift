import SwiftUI

/// The actions of assistive technology, which knows elements and their actions but no locations.
extension ViewTest {
    /// Activates the element with a label or an identifier, like a double tap with VoiceOver.
    ///
    /// An element without an action is tapped at its activation point.
    /// - Throws: ``ViewTestError`` if there is no such element, or nothing happens.
    public func activate(_ name: String) throws { try perform(.activate, on: name) }

    /// Performs a custom action of the element with a label or an identifier.
    /// - Throws: ``ViewTestError`` if there is no such element, or it has no such action.
    public func perform(_ action: String, on name: String) throws { try perform(.named(action), on: name) }

    /// Increments the value of an adjustable element.
    /// - Throws: ``ViewTestError`` if there is no such element, or it is not adjustable.
    public func increment(_ name: String) throws { try perform(.increment, on: name) }

    /// Decrements the value of an adjustable element.
    /// - Throws: ``ViewTestError`` if there is no such element, or it is not adjustable.
    public func decrement(_ name: String) throws { try perform(.decrement, on: name) }

    /// Scrolls the content of the element with a label or an identifier, or its scroll view, by a page.
    /// - Throws: ``ViewTestError`` if there is no such element, or nothing scrolls.
    public func scroll(_ name: String, towards edge: Edge) throws { try perform(.scroll(edge), on: name) }

    /// Performs the escape gesture on the element with a label or an identifier: closes, cancels or goes back.
    /// - Throws: ``ViewTestError`` if there is no such element, or nothing around it handles the gesture.
    public func escape(from name: String) throws { try perform(.escape, on: name) }

    /// Performs the magic tap, a double tap with two fingers, on the element with a label or an identifier.
    /// - Throws: ``ViewTestError`` if there is no such element, or nothing happens.
    public func magicTap(on name: String) throws { try perform(.magicTap, on: name) }

    /// Deletes the element with a label or an identifier.
    /// - Throws: ``ViewTestError`` if there is no such element, or it cannot be deleted.
    public func delete(_ name: String) throws { try perform(.delete, on: name) }

    /// Moves the cursor of assistive technology to the element with a label or an identifier.
    /// - Throws: ``ViewTestError`` if there is no such element.
    public func moveCursor(to name: String) throws {
        let element = try element(name)
        host.moveCursor(to: element.id)
    }

    /// Moves the cursor of assistive technology to an entry of a rotor that is offered at the element with a label or an
    /// identifier.
    /// - Throws: ``ViewTestError`` if there is no such element, rotor or entry, or nothing that the entry stands for.
    public func moveCursor(to entry: String, of rotor: String, from name: String) throws {
        let element = try element(name)
        guard let index = element.rotors.firstIndex(where: { $0.name == rotor }),
            let place = element.rotors[index].entries.firstIndex(of: entry)
        else { throw failure("“\(name)” offers no entry “\(entry)” of a rotor “\(rotor)”") }
        guard host.moveCursor(toEntry: place, ofRotor: index, of: element.id) else {
            throw failure("the entry “\(entry)” of “\(rotor)” leads to no element")
        }
    }

    package func perform(_ kind: SemanticsAction.Kind, on name: String) throws {
        let element = try element(name)
        if host.perform(kind, on: element.id) { return }
        let reason =
            if !element.isEnabled {
                "it is disabled"
            } else if element.actions.isEmpty {
                "it has no actions"
            } else {
                "it has " + element.actions.map { "“\($0)”" }.joined(separator: ", ")
            }
        throw failure("“\(name)” does not do “\(kind)”: \(reason)")
    }
}

extension ViewTest {
    /// Opens a URL in the view, like the system for a URL of the app's scheme.
    /// - Throws: ``ViewTestError`` if no view handles URLs.
    public func open(_ url: URL) throws {
        guard host.open(url) else { throw failure("no view takes the URL \(url)") }
    }
}
