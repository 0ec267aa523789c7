import SwiftUI

/// An app as it is on a Mac; on Linux the product `SwiftUI` shows it in a browser.
@main
struct BrowserApp: App {
    var body: some Scene {
        WindowGroup("Sample") { Text("It runs") }
    }
}
