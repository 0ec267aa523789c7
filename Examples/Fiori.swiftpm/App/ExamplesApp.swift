import ExamplePages
import SwiftUI

@main
struct ExamplesApp: App {
    var body: some Scene {
        WindowGroup("Fiori Examples") { ExamplesView() }
    }
}
