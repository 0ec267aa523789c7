// Expands `#Preview` to nothing: the compiler starts this program and asks it.
//
// Macros are usually written with swift-syntax. This one needs no parser, and with none of it nobody who uses the
// components has to build swift-syntax.
import Foundation

let compiler = CompilerConnection(input: .standardInput, output: .standardOutput)
while let request = try compiler.receive() {
    switch request {
    case .capability: try compiler.send(.capability)
    case .expansion: try compiler.send(.expansion(source: ""))
    }
}
