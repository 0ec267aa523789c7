import Foundation

/// The rounds of a fuzz test: a fixed number in continuous integration; `FUZZ_SECONDS` goes on for that long, shared by
/// the tests of this folder, and `FUZZ_SEED` repeats a run.
struct FuzzRounds {
    let seed: UInt64
    private let seconds: Double?
    private let count: Int

    init(_ count: Int) {
        let environment = ProcessInfo.processInfo.environment
        seed = environment["FUZZ_SEED"].flatMap(UInt64.init) ?? 0x5EED
        seconds = environment["FUZZ_SECONDS"].flatMap(Double.init)
        self.count = count
    }

    /// Calls a body with the number of each round.
    func run(_ body: (_ round: Int, _ numbers: inout SeededNumbers) async throws -> Void) async rethrows {
        let start = ContinuousClock.now
        var numbers = SeededNumbers(state: seed)
        var round = 0
        while seconds.map({ (ContinuousClock.now - start) / .seconds(1) < $0 }) ?? (round < count) {
            round += 1
            try await body(round, &numbers)
            // The threads are shared with tests that wait for each other.
            await Task.yield()
        }
    }
}
