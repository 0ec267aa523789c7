/// The first entries of a cache, within the object that has it.
///
/// Stacks request the minimum, the maximum and an intermediate size along their axis, so three entries serve most boxes.
/// Entries without references make this a value without references, whose accesses the runtime need not check.
struct FirstEntries<Entry> {
    private var first: Entry?
    private var second: Entry?
    private var third: Entry?

    /// The first entry that a predicate is true for.
    @inline(__always)
    func first(where matches: (Entry) -> Bool) -> Entry? {
        guard let first else { return nil }
        if matches(first) { return first }
        guard let second else { return nil }
        if matches(second) { return second }
        guard let third, matches(third) else { return nil }
        return third
    }

    /// Adds an entry; returns false if there is no room.
    @inline(__always)
    mutating func add(_ entry: Entry) -> Bool {
        if first == nil {
            first = entry
        } else if second == nil {
            second = entry
        } else if third == nil {
            third = entry
        } else {
            return false
        }
        return true
    }
}
