import CBrowserHost
import Foundation
import SwiftUI

/// Sets the host that shows apps; called by the C module at the start of every program that links this module.
@_cdecl("fiori_register_browser_host")
public func registerBrowserHost() {
    AppHost.launch = { makeApp in BrowserHost.run(CommandLine.arguments, makeApp: makeApp) }
}

/// Shows an app in browsers until the program ends.
enum BrowserHost {
    /// Starts the server and serves until a signal ends the program.
    /// - Parameters:
    ///   - arguments: the program's arguments, its name first.
    ///   - makeApp: makes an app with state of its own, for each browser tab.
    @MainActor static func run(_ arguments: [String], makeApp: @escaping @MainActor () -> AppHost) {
        let options: ServerOptions
        switch ServerOptions.parse(arguments, environment: ProcessInfo.processInfo.environment) {
        case .success(.serve(let parsed)): options = parsed
        case .success(.help(let text)):
            print(text)
            exit(0)
        case .failure(let error): fail(error.description, code: 64)
        }
        let sessions = SessionStore(
            limits: options.limits, locale: options.locale, setsProcessLocale: true, makeApp: makeApp)
        let server = BrowserServer(options: options, sessions: sessions)
        do {
            try server.start()
        } catch {
            fail(error.description, code: 1)
        }
        DefaultsWriter.shared.start()
        StopSignals.handle {
            server.stop()
            DefaultsWriter.shared.finish()
            exit(0)
        }
        // Written at once, so that a program that has started this one learns that it serves.
        let text = "Serving \(options.title) at \(server.address)\nPress Ctrl-C to stop.\n"
        FileHandle.standardOutput.write(Data(text.utf8))
        sessions.startSweeping()
        dispatchMain()
    }

    private static func fail(_ message: String, code: Int32) -> Never {
        FileHandle.standardError.write(Data("error: \(message)\n".utf8))
        exit(code)
    }
}
