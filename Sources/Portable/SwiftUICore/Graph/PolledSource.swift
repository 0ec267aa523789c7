/// Values that change without a notification: a host asks for changes whenever it updates its views.
protocol PolledSource: AnyObject {
    /// Marks the readers of values that have changed.
    func followChanges()
}

/// The sources without notifications that views of a tree have read.
package struct PolledSources {
    private var sources: [any PolledSource] = []

    /// Registers a source whose changes the tree follows.
    mutating func add(_ source: any PolledSource) {
        if !sources.contains(where: { $0 === source }) { sources.append(source) }
    }

    /// Marks the readers of values that have changed.
    package func followChanges() {
        for source in sources { source.followChanges() }
    }
}
