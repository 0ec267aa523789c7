import SwiftUI

/// What a person does by assistive technology, which knows elements and their actions but no places.
extension ViewTest {
    /// Activates the element with a label or an identifier, as a double tap does under VoiceOver.
    ///
    /// An element without an action of its own is tapped at its activation point.
    /// - Throws: ``ViewTestError`` when there is no such element, or nothing happens.
    public func activate(_ name: String) throws { try perform(.activate, on: name) }

    /// Chooses one from the menu of actions of the element with a label or an identifier.
    /// - Throws: ``ViewTestError`` when there is no such element, or it has no such action.
    public func perform(_ action: String, on name: String) throws { try perform(.named(action), on: name) }

    /// Moves the value of an adjustable element on by a step.
    /// - Throws: ``ViewTestError`` when there is no such element, or it is not adjustable.
    public func increment(_ name: String) throws { try perform(.increment, on: name) }

    /// Moves the value of an adjustable element back by a step.
    /// - Throws: ``ViewTestError`` when there is no such element, or it is not adjustable.
    public func decrement(_ name: String) throws { try perform(.decrement, on: name) }

    /// Scrolls what the element with a label or an identifier shows, or is in, by a page.
    /// - Throws: ``ViewTestError`` when there is no such element, or nothing scrolls.
    public func scroll(_ name: String, towards edge: Edge) throws { try perform(.scroll(edge), on: name) }

    /// Closes, cancels or goes back from the element with a label or an identifier.
    /// - Throws: ``ViewTestError`` when there is no such element, or nothing around it can be left.
    public func escape(from name: String) throws { try perform(.escape, on: name) }

    /// Taps twice with two fingers, with the cursor on the element with a label or an identifier.
    /// - Throws: ``ViewTestError`` when there is no such element, or nothing happens.
    public func magicTap(on name: String) throws { try perform(.magicTap, on: name) }

    /// Deletes the element with a label or an identifier.
    /// - Throws: ``ViewTestError`` when there is no such element, or it cannot be deleted.
    public func delete(_ name: String) throws { try perform(.delete, on: name) }

    /// Moves the cursor of assistive technology to the element with a label or an identifier.
    /// - Throws: ``ViewTestError`` when there is no such element.
    public func moveCursor(to name: String) throws {
        let element = try element(name)
        host.moveCursor(to: element.id)
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
    /// Asks the view to open a URL, as the system does when one of the app's kind is followed.
    /// - Throws: ``ViewTestError`` when no view takes URLs.
    public func open(_ url: URL) throws {
        guard host.open(url) else { throw failure("no view takes the URL \(url)") }
    }
}
