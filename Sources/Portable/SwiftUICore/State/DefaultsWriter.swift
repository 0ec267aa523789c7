import Foundation

/// Writes the user defaults of a program to their files shortly after they change, and takes over what other processes
/// write there.
///
/// Foundation on Linux writes them in `synchronize()` alone, and announces no changes. `@AppStorage` reports its changes;
/// others are found by comparing all values on the main queue. A host starts this; programs that only draw read the
/// defaults and write nothing.
///
/// The state is guarded by a lock, and files are touched on a queue of their own, so that a slow disk holds up no window.
// Unchecked: the lock guards what changes.
package final class DefaultsWriter: @unchecked Sendable {
    /// The writer of the process: all windows share its defaults.
    package static let shared = DefaultsWriter()

    private let lock = NSLock()
    private let queue = DispatchQueue(label: "user defaults")
    private var domains: [String: Domain] = [:]
    private var timer: (any DispatchSourceTimer)?
    private var isScheduled = false
    /// A suite without values of its own.
    private let unusedSuite = UserDefaults(suiteName: "fiori.suite.without.values")

    /// The time from a change of `@AppStorage` to its writing, in which further changes are gathered, in seconds.
    private static let delay = 0.2
    /// The time between two comparisons, in seconds.
    private static let period = 0.5
    /// The time after which a writing that has failed is tried again, in seconds.
    private static let pause = 5.0

    /// Defaults with a file of their own.
    private final class Domain {
        let defaults: UserDefaults
        let file: DefaultsFile
        /// The values at the last comparison.
        var seen: [String: Any]
        /// The changes that are not in the file yet; nil for values that were removed.
        var pending: [String: Any?] = [:]
        /// The values that other processes have written, and that are not set here yet; nil for those that they removed.
        var received: [String: Any?] = [:]
        /// The content of the file when it was last read or written.
        var written: [String: Any]
        var stamp: DefaultsFile.Stamp?
        var isFailing = false
        var nextAttempt = Date.distantPast

        init(_ defaults: UserDefaults, _ file: DefaultsFile) {
            self.defaults = defaults
            self.file = file
            stamp = file.stamp
            written = (try? file.read()) ?? [:]
            seen = written
        }
    }

    /// Starts to write; what has changed before is written, too. Values are written a last time when the program ends.
    package func start() {
        lock.withLock {
            guard timer == nil else { return }
            let timer = DispatchSource.makeTimerSource(queue: .main)
            timer.schedule(deadline: .now() + Self.period, repeating: Self.period, leeway: .milliseconds(100))
            timer.setEventHandler { [weak self] in self?.compare() }
            timer.resume()
            self.timer = timer
        }
        follow(.standard)
        compare()
        atexit { DefaultsWriter.shared.finish() }
    }

    /// Follows the changes of some defaults.
    func follow(_ defaults: UserDefaults) {
        let key = Self.suite(of: defaults) ?? ""
        lock.withLock {
            guard domains[key] == nil else { return }
            domains[key] = Domain(defaults, DefaultsFile(suite: key.isEmpty ? nil : key))
        }
    }

    /// Notes a value that has been set, or removed (nil).
    func note(_ value: Any?, for key: String, in defaults: UserDefaults) {
        lock.withLock {
            guard let domain = domains[Self.suite(of: defaults) ?? ""] else { return }
            domain.pending.updateValue(value, forKey: key)
            domain.seen[key] = value.flatMap { Self.propertyList($0) }
            schedule(after: Self.delay)
        }
    }

    /// Writes what has changed, without delay, on the writer's own queue.
    package func writeSoon() {
        guard lock.withLock({ timer != nil }) else { return }
        compare()
        queue.async { self.write() }
    }

    /// Writes what has changed before it returns, and nothing after that. Says in the log what could not be written.
    package func finish() {
        guard lock.withLock({ timer != nil }) else { return }
        compare()
        queue.sync { write(isLast: true) }
        lock.withLock {
            timer?.cancel()
            timer = nil
        }
    }

    /// The name of the suite of some defaults, which Foundation does not publish; nil for the standard defaults.
    private static func suite(of defaults: UserDefaults) -> String? {
        if defaults === UserDefaults.standard { return nil }
        var mirror: Mirror? = Mirror(reflecting: defaults)
        while let current = mirror {
            if let suite = current.children.first(where: { $0.label == "suite" })?.value as? String { return suite }
            mirror = current.superclassMirror
        }
        return nil
    }

    // MARK: Changes

    /// Finds the values that have changed since the last comparison, and files that other processes have changed.
    private func compare() {
        let registered = registered
        lock.withLock {
            for domain in domains.values {
                let now = Self.values(of: domain.defaults, besides: registered, kept: domain.seen)
                if !DefaultsFile.isSame(now, domain.seen) {
                    for (key, value) in now where !DefaultsFile.isSame(value, domain.seen[key]) {
                        domain.pending.updateValue(value, forKey: key)
                    }
                    for key in domain.seen.keys where now[key] == nil { domain.pending.updateValue(nil, forKey: key) }
                    domain.seen = now
                }
                if !domain.pending.isEmpty || domain.file.stamp != domain.stamp { schedule(after: 0) }
            }
        }
    }

    /// The values that were set, as a file has them.
    private static func values(
        of defaults: UserDefaults, besides registered: [String: Any], kept: [String: Any]
    ) -> [String: Any] {
        var values = defaults.dictionaryRepresentation().compactMapValues(propertyList)
        for (key, value) in registered where kept[key] == nil && DefaultsFile.isSame(value, values[key]) {
            values[key] = nil
        }
        return values
    }

    /// The values of `register(defaults:)`, which belong to no file. Every suite shows them beside its own.
    private var registered: [String: Any] {
        unusedSuite?.dictionaryRepresentation().compactMapValues(Self.propertyList) ?? [:]
    }

    /// A value as it is after it was written and read; nil if a property list cannot contain it. Foundation's own have
    /// optionals around values and around those within them.
    private static func propertyList(_ value: Any) -> Any? {
        let wrapped = ["": value]
        guard
            let data = try? PropertyListSerialization.data(fromPropertyList: wrapped, format: .binary, options: 0),
            let read = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        else { return nil }
        return read[""]
    }

    // MARK: Files

    /// Called with the lock held.
    private func schedule(after delay: Double) {
        guard timer != nil, !isScheduled else { return }
        isScheduled = true
        queue.asyncAfter(deadline: .now() + delay) {
            self.lock.withLock { self.isScheduled = false }
            self.write()
        }
    }

    /// Writes the changes of all domains; on the queue.
    private func write(isLast: Bool = false) {
        for domain in lock.withLock({ Array(domains.values) }) { write(domain, isLast: isLast) }
    }

    private func write(_ domain: Domain, isLast: Bool) {
        let changes: [String: Any?]? = lock.withLock {
            let isDue = !domain.pending.isEmpty || domain.file.stamp != domain.stamp
            guard isDue, isLast || Date() >= domain.nextAttempt else { return nil }
            defer { domain.pending = [:] }
            return domain.pending
        }
        guard let changes else { return }
        do {
            let (content, stamp) = try domain.file.merge(changes)
            lock.withLock {
                domain.stamp = stamp
                if domain.isFailing { Log.error("the user defaults are written to \(domain.file.path) again") }
                domain.isFailing = false
            }
            receive(content, besides: changes, in: domain)
        } catch {
            lock.withLock {
                // Values that have changed since are newer.
                domain.pending.merge(changes) { newer, _ in newer }
                domain.nextAttempt = Date() + Self.pause
                guard !domain.isFailing || isLast else { return }
                domain.isFailing = true
                let rest = isLast ? "the last changes are lost" : "the changes are kept and tried again"
                Log.error("the user defaults cannot be written: \(error); \(rest)")
            }
        }
    }

    /// Notes the values that other processes have written since the last time, and takes them over on the main queue,
    /// between the app's own changes.
    private func receive(_ content: [String: Any], besides own: [String: Any?], in domain: Domain) {
        let isNew = lock.withLock {
            let old = domain.written
            domain.written = content
            for key in Set(old.keys).union(content.keys).subtracting(own.keys) {
                let isSame = content[key].map { DefaultsFile.isSame($0, old[key]) } ?? (old[key] == nil)
                if !isSame { domain.received.updateValue(content[key], forKey: key) }
            }
            return !domain.received.isEmpty
        }
        if isNew { DispatchQueue.main.async { self.takeOver() } }
    }

    /// Sets the values that other processes have written, unless they have changed here meanwhile.
    private func takeOver() {
        compare()
        lock.withLock {
            for domain in domains.values {
                for (key, value) in domain.received where domain.pending[key] == nil {
                    if let value {
                        domain.defaults.set(value, forKey: key)
                    } else {
                        domain.defaults.removeObject(forKey: key)
                    }
                    domain.seen[key] = value
                }
                domain.received = [:]
            }
        }
    }
}
