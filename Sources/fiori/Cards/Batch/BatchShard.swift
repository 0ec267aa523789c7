import ArgumentParser

/// A part of a batch that is divided among several machines.
struct BatchShard: ExpressibleByArgument, CustomStringConvertible {
    /// The number of the part, from 0.
    let index: Int
    /// The number of parts.
    let count: Int

    /// The whole batch.
    static let whole = BatchShard(index: 0, count: 1)

    private init(index: Int, count: Int) {
        self.index = index
        self.count = count
    }

    /// Reads `INDEX/COUNT`; the index counts from 0.
    init?(argument: String) {
        let parts = argument.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let index = parts[0], let count = parts[1], count > 0, (0..<count).contains(index)
        else {
            return nil
        }
        self.init(index: index, count: count)
    }

    var description: String { "\(index)/\(count)" }

    /// The part of a name that keeps the files of shards apart: `-3-of-10`, or nothing for the whole batch.
    var suffix: String { count == 1 ? "" : "-\(index)-of-\(count)" }

    /// The elements of this part: each one belongs to exactly one part, which its index alone decides.
    func elements<Element>(of all: [Element]) -> [Element] {
        all.enumerated().filter { $0.offset % count == index }.map(\.element)
    }
}
