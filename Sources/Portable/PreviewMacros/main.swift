// Expands the macros of SwiftUI: the compiler starts this program and asks it.
//
// Macros are usually written with swift-syntax. These need no parser, and with none of it nobody who uses the components
// has to build swift-syntax.
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
