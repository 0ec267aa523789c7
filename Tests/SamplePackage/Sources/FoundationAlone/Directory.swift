import Foundation

/// A model in a file that imports Foundation alone. Its target imports SwiftUI for all files on Linux.
public struct Directory: Sendable {
    public let names: [String]
    public let address: URL

    public init(names: [String], address: URL) {
        self.names = names
        self.address = address
    }

    /// The names as a sentence.
    public var sentence: String { ListFormatter.localizedString(byJoining: names) }

    public var request: URLRequest { URLRequest(url: address) }
}
