import Foundation
import SwiftUI

/// Records that are searched with predicates of texts, and loaded line by line.
public enum Records {
    /// Tells whether a text is an address of mail.
    public static func isAddress(_ text: String) -> Bool {
        NSPredicate(format: "SELF MATCHES %@", "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,}").evaluate(with: text)
    }

    /// The dictionaries whose name contains a text.
    public static func search(_ text: String, in records: [[String: String]]) -> [[String: String]] {
        let predicate = NSPredicate(format: "name CONTAINS[cd] %@", text)
        return records.filter { predicate.evaluate(with: $0) }
    }

    /// The lines of an answer, as they come.
    public static func lines(of url: URL) async throws -> [String] {
        let started = CFAbsoluteTimeGetCurrent()
        let (bytes, response) = try await URLSession.shared.bytes(from: url)
        guard (response as? HTTPURLResponse)?.statusCode == 200 else { throw URLError(.badServerResponse) }
        var lines: [String] = []
        for try await line in bytes.lines { lines.append(line) }
        let duration: CFTimeInterval = CFAbsoluteTimeGetCurrent() - started
        return lines + ["\(UInt64(duration * 1000) * USEC_PER_SEC / NSEC_PER_SEC)"]
    }

    /// A link in both kinds of attributed text.
    public static func link(_ title: String, to url: URL) -> AttributedString {
        let text = NSMutableAttributedString(string: title)
        text.addAttribute(.link, value: url, range: NSRange(location: 0, length: text.length))
        return AttributedString(text)
    }
}
