/// The actions that run once the views of an update are evaluated: changes, then appearances, then departures.
struct UpdateActions {
    private var changes: [() -> Void] = []
    private var appearances: [() -> Void] = []
    private var departures: [() -> Void] = []
    /// The type of the node whose action was added last, for the log.
    private(set) var origin: ViewNode.Type?

    var isEmpty: Bool { changes.isEmpty && appearances.isEmpty && departures.isEmpty }

    mutating func addChange(_ action: @escaping () -> Void) { changes.append(action) }

    mutating func addAppearance(of origin: ViewNode.Type?, _ action: @escaping () -> Void) {
        if let origin { self.origin = origin }
        appearances.append(action)
    }

    mutating func addDeparture(_ action: @escaping () -> Void) { departures.append(action) }

    /// Removes all actions, and returns them in the order in which they run.
    mutating func takeAll() -> [() -> Void] {
        let all = changes + appearances + departures
        removeAll()
        return all
    }

    mutating func removeAll() {
        changes.removeAll()
        appearances.removeAll()
        departures.removeAll()
    }
}
