import SwiftUI

@main
struct MemoryApp: App {
    var body: some Scene {
        WindowGroup("Memory") { GameView() }
    }
}
