/// An order of folders from the ground up, in which few references go up.
///
/// The order with the fewest upward references leaves a minimum feedback arc set, which takes too long to find for
/// dozens of folders. This one is the best of many local optima, in which moving a single folder does not help. It is
/// the same in every run.
public struct FolderOrder: Sendable {
    /// The folders, the lowest first.
    public let folders: [String]

    /// The number of references from a folder to a later one.
    public let upwardCount: Int

    /// The folders on as few floors as the order allows: each folder stands one floor above the highest of the lower
    /// folders that it refers to.
    public let floors: [[String]]

    /// Orders the folders of a graph.
    ///
    /// - Parameters:
    ///   - graph: The graph.
    ///   - attempts: The number of local optima to compare.
    public init(of graph: FolderGraph, attempts: Int = 300) {
        let names = graph.folders
        let weights = names.map { from in names.map { to in graph.count(FolderGraph.Edge(from, to)) } }
        let search = OrderSearch(weights: weights)
        let best = search.best(attempts: attempts)
        folders = best.map { names[$0] }
        upwardCount = search.cost(best)
        floors = search.levels(best).map { $0.map { names[$0] }.sorted() }
    }
}

/// A local search over orders of indices.
private struct OrderSearch {
    /// The number of references from each index to each other one.
    let weights: [[Int]]

    func cost(_ order: [Int]) -> Int {
        var cost = 0
        for (place, from) in order.enumerated() {
            for to in order[(place + 1)...] {
                cost += weights[from][to]
            }
        }
        return cost
    }

    func best(attempts: Int) -> [Int] {
        // Folders with many users and few uses of their own come first.
        let balance = weights.indices.map { index in
            weights[index].reduce(0, +) - weights.reduce(0) { $0 + $1[index] }
        }
        var best = improved(weights.indices.sorted { (balance[$0], $0) < (balance[$1], $1) })
        var lowest = cost(best)
        var random = LinearRandom()
        for _ in 0..<(weights.count > 2 ? attempts : 0) {
            var order = best
            for _ in 0..<(2 + random.next(below: 6)) {
                let moved = order.remove(at: random.next(below: order.count))
                order.insert(moved, at: random.next(below: order.count + 1))
            }
            order = improved(order)
            let cost = cost(order)
            if cost < lowest {
                (best, lowest) = (order, cost)
            }
        }
        return best
    }

    /// Moves one index after the other to its best place, until no move makes the order better.
    private func improved(_ start: [Int]) -> [Int] {
        var order = start
        var isChanged = true
        while isChanged {
            isChanged = false
            for index in weights.indices {
                let place = order.firstIndex(of: index)!
                order.remove(at: place)
                // The cost of the index at place 0, and how it changes when it rises above one index after the other.
                var cost = order.reduce(0) { $0 + weights[index][$1] }
                var costs = [cost]
                for passed in order {
                    cost += weights[passed][index] - weights[index][passed]
                    costs.append(cost)
                }
                let lowest = costs.min()!
                let target = costs[place] == lowest ? place : costs.firstIndex(of: lowest)!
                isChanged = isChanged || target != place
                order.insert(index, at: target)
            }
        }
        return order
    }

    /// The indices on floors: each index is above everything before it that it refers to.
    func levels(_ order: [Int]) -> [[Int]] {
        var levels: [[Int]] = []
        var levelOfIndex: [Int: Int] = [:]
        for (place, index) in order.enumerated() {
            let below = order[..<place].filter { weights[index][$0] > 0 }.map { levelOfIndex[$0]! }.max() ?? -1
            levelOfIndex[index] = below + 1
            if levels.count == below + 1 {
                levels.append([])
            }
            levels[below + 1].append(index)
        }
        return levels
    }
}

/// A generator of the same numbers in every run, after Knuth's MMIX.
private struct LinearRandom {
    private var state: UInt64 = 1

    mutating func next(below limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(limit))
    }
}
