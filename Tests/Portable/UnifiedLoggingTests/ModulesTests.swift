import OSLog
import Testing
import os
import os.activity
import os.lock
import os.log
import os.signpost

/// The modules that the names are imported from.
///
/// Numbers: none; each name compiles under the module that Apple has it in.
@Suite("os: modules")
struct ModulesTests {
    @Test func `names can stand after their module`() {
        let logger: os.Logger = Logger()
        let log: os.OSLog = .default
        #expect(type(of: logger) == Logger.self)
        #expect(log === OSLog.default)
    }

    @Test func `conditions on modules are met`() {
        #if canImport(os) && canImport(OSLog) && canImport(os.log)
            let isFound = true
        #else
            let isFound = false
        #endif
        #expect(isFound)
    }
}
