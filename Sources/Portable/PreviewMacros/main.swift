// Expands the macros of SwiftUI: a plugin that the compiler starts and sends requests.
//
// Macros are usually written with swift-syntax. These need no parser, so that users of the components need not build
// swift-syntax.
import Foundation

let compiler = CompilerConnection(input: .standardInput, output: .standardOutput)
while let request = try compiler.receive() {
    switch request {
    case .capability: try compiler.send(.capability)
    // `#Preview` expands to nothing.
    case .freestanding: try compiler.send(.expansion(source: ""))
    case .attached(let macro): try compiler.send(EntryMacro.expand(macro))
    }
}
