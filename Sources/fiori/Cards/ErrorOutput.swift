import Foundation

/// The error output, as whole lines.
enum ErrorOutput {
    static func line(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }
}
