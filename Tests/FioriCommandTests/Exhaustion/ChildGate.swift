#if os(Linux)
    import Foundation

    /// Lets as many measured children run at once as there are processors.
    ///
    /// A suite that is serialized would have each of its cases wait behind all other tests, so that most of them ran at the
    /// end, one after the other; more children than processors would take more of each other's time than the bounds allow.
    actor ChildGate {
        static let shared = ChildGate(places: ProcessInfo.processInfo.activeProcessorCount)

        private var places: Int
        private var waiting: [CheckedContinuation<Void, Never>] = []

        init(places: Int) { self.places = places }

        func enter() async {
            if places > 0 {
                places -= 1
            } else {
                await withCheckedContinuation { waiting.append($0) }
            }
        }

        /// Gives the place to the child that has waited longest.
        func leave() {
            if waiting.isEmpty {
                places += 1
            } else {
                waiting.removeFirst().resume()
            }
        }
    }
#endif
