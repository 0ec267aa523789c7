import Foundation

/// A whole program: the scenes that it shows.
///
/// Mark one type with `@main`. Where nothing shows windows, as on Linux without a live host, the program ends with a line
/// that says so; `AppTest` runs the app's scenes in tests.
@MainActor @preconcurrency
public protocol App {
    /// The type of the scene that `body` returns.
    associatedtype Body: Scene

    /// The scenes of the app.
    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

    @MainActor @preconcurrency init()
}

extension App {
    /// Makes the app and shows its scenes until the program ends.
    @MainActor @preconcurrency public static func main() {
        if let launch = AppHost.launch { return launch { AppHost(Self.self) } }
        let message =
            "\(Self.self) has no screen here: let a live host set AppHost.launch before main(), "
            + "or run its scenes in a test with AppTest(\(Self.self).self)\n"
        FileHandle.standardError.write(Data(message.utf8))
        exit(1)
    }
}
