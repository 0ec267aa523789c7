import Foundation

/// Values as the segments of an address.
///
/// A string and a number stand as they are, other values as JSON. A slash within a value divides it into segments where
/// it can be read again so: where no shorter text is a value. The name of a type and a colon go before a value that would
/// be read as one of another type.
package enum AddressText {
    /// The number of segments that one value has at most.
    private static let longest = 8

    /// The segments of a value that can be of several types; nil for a value that cannot be read again.
    package static func segments(of value: AnyHashable, among types: [any (Codable & Hashable).Type]) -> [String]? {
        guard let value = value.base as? any Codable & Hashable, let json = json(value) else { return nil }
        let plain = (try? JSONDecoder().decode(String.self, from: Data(json.utf8))) ?? json
        let name = String(describing: type(of: value)) + ":"
        for text in [plain, name + plain, json, name + json] where !text.isEmpty {
            for segments in [text.split(separator: "/", omittingEmptySubsequences: false).map { String($0) }, [text]] {
                guard !segments.contains(""), let found = read(segments[...], among: types) else { continue }
                if found.count == segments.count, found.value == AnyHashable(value) { return segments }
            }
        }
        return nil
    }

    /// The value at the start of some segments, and the number of its segments.
    package static func read(
        _ segments: ArraySlice<String>, among types: [any (Codable & Hashable).Type]
    ) -> (value: AnyHashable, count: Int)? {
        guard !types.isEmpty else { return nil }
        for count in 1..<(min(segments.count, longest) + 1) {
            let text = segments.prefix(count).joined(separator: "/")
            if let value = value(text, among: types) { return (value, count) }
        }
        return nil
    }

    private static func value(_ text: String, among types: [any (Codable & Hashable).Type]) -> AnyHashable? {
        if let colon = text.firstIndex(of: ":"),
            let named = types.first(where: { String(describing: $0) == text[..<colon] }),
            let value = value(String(text[text.index(after: colon)...]), of: named)
        {
            return value
        }
        for type in types {
            if let value = value(text, of: type) { return value }
        }
        return nil
    }

    /// A value from its JSON, or from a string without the quotation marks.
    private static func value<Value: Codable & Hashable>(_ text: String, of type: Value.Type) -> AnyHashable? {
        let decoder = JSONDecoder()
        if let value = try? decoder.decode(type, from: Data(text.utf8)) { return AnyHashable(value) }
        guard let quoted = json(text) else { return nil }
        return (try? decoder.decode(type, from: Data(quoted.utf8))).map { AnyHashable($0) }
    }

    private static func json(_ value: some Encodable) -> String? {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) }
    }
}

extension AddressText {
    /// Segments as the text after the number sign of a page's address: each begins with a slash.
    package static func address(_ segments: [String]) -> String {
        segments.map { "/" + ($0.addingPercentEncoding(withAllowedCharacters: plain) ?? "") }.joined()
    }

    /// The segments of an address; nil for one that is too long or has no valid text.
    package static func segments(of address: String) -> [String]? {
        guard address.utf8.count <= 8192 else { return nil }
        var segments: [String] = []
        for part in address.split(separator: "/") {
            guard let segment = String(part).removingPercentEncoding else { return nil }
            segments.append(segment)
        }
        return segments
    }

    /// The characters that browsers leave as they are in this part of an address, without the slash.
    private static let plain = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~!$&()*+,;=:@")
}
