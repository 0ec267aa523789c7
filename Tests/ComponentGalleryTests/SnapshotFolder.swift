import Foundation
import SwiftUI

/// The pictures that components are compared with, in `Snapshots` beside this file.
struct SnapshotFolder {
    private let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Snapshots")

    /// True if pictures are written instead of compared: `make snapshots` sets the variable.
    static let isRecording = ProcessInfo.processInfo.environment["FIORI_RECORD_SNAPSHOTS"] == "1"

    func text(of name: String) -> String? {
        (try? Data(contentsOf: url.appendingPathComponent(name))).map { String(decoding: $0, as: UTF8.self) }
    }

    func write(_ text: String, as name: String) throws {
        try Data(text.utf8).write(to: url.appendingPathComponent(name), options: .atomic)
    }

    func remove(_ name: String) throws { try FileManager.default.removeItem(at: url.appendingPathComponent(name)) }

    /// The names of all pictures.
    func names() throws -> Set<String> {
        Set(try FileManager.default.contentsOfDirectory(atPath: url.path).filter { $0.hasSuffix(".svg") })
    }

    /// The size of all pictures in bytes.
    func size() throws -> Int {
        try names().reduce(0) { $0 + (text(of: $1)?.utf8.count ?? 0) }
    }
}

/// The faces that pictures are drawn with, by how wide they set a text. Debian releases have different versions of
/// them, with which every word would stand elsewhere.
@MainActor
enum SnapshotFaces {
    /// The faces of this machine, a line for each.
    static var description: String {
        let fonts: [(String, Font)] = [
            ("regular", .body), ("semibold", .body.weight(.semibold)), ("bold", .body.bold()),
            ("italic", .body.italic()), ("large", .system(size: 40)), ("monospaced", .body.monospaced()),
        ]
        return fonts.map { name, font in
            let host = ViewHost(Text("Quick zephyrs blow, vexing daft Jim 0123456789").font(font))
            host.layout(.unspecified)
            return "\(name) \((Double(host.size.width) * 100).rounded() / 100)\n"
        }.joined()
    }
}
