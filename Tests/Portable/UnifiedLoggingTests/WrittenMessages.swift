import InMemoryLogging
import Logging
import os

/// The messages of one test's subsystem, as swift-log's handler gets them.
///
/// The handler of a process is set once: it keeps a store for each label, and each test has a label of its own.
struct WrittenMessages {
    private static let handlers: Void = LoggingSystem.bootstrap { label in
        stores.withLock { stores in
            let store = stores[label] ?? InMemoryLogHandler()
            stores[label] = store
            var handler = store
            handler.logLevel = label.hasSuffix(".quiet") ? .error : .trace
            return handler
        }
    }
    private static let stores = OSAllocatedUnfairLock<[String: InMemoryLogHandler]>(initialState: [:])

    let subsystem: String

    init(_ subsystem: String) {
        Self.handlers
        self.subsystem = subsystem
    }

    private var entries: [InMemoryLogHandler.Entry] { Self.stores.withLock { $0[subsystem] }?.entries ?? [] }

    var texts: [String] { entries.map { "\($0.message)" } }
    var levels: [Logging.Logger.Level] { entries.map(\.level) }
    var categories: [String] { entries.map { $0.metadata["category"].map { "\($0)" } ?? "" } }
}
