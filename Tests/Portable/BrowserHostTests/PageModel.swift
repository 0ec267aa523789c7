import Foundation

/// The document of a page after frames, by the same rules as in its scripts.
struct PageModel {
    final class Part {
        var text: String?
        var attributes: [String: String] = [:]
        var definitions = ""
        var parts: [Part] = []
    }

    private(set) var root = Part()
    private(set) var elements: [String: [String: Any]] = [:]
    private(set) var top: [String] = []
    private(set) var input: [String: Any]?
    /// The scroll views by identity.
    private(set) var areas: [String: [String: Any]] = [:]
    /// The changes in frames that a page cannot apply.
    private(set) var faults: [String] = []

    mutating func apply(_ frame: [String: Any]) {
        if frame["new"] != nil { (root, elements, top) = (Part(), [:], []) }
        if let change = frame["c"] as? [String: Any] { apply(change, to: root) }
        if let semantics = frame["s"] as? [String: Any] {
            for id in semantics["gone"] as? [String] ?? [] { elements[id] = nil }
            for element in semantics["set"] as? [[String: Any]] ?? [] {
                elements[element["id"] as? String ?? ""] = element
            }
            for move in semantics["moved"] as? [[Any]] ?? [] {
                guard let id = move[0] as? String, elements[id] != nil else {
                    faults.append("no element to move")
                    continue
                }
                elements[id]?["f"] = move[1]
            }
            if let top = semantics["top"] as? [String] { self.top = top }
        }
        if let areas = frame["r"] as? [[String: Any]] {
            self.areas = Dictionary(areas.map { ($0["id"] as? String ?? "", $0) }, uniquingKeysWith: { $1 })
        }
        if let input = frame["i"] { self.input = input as? [String: Any] }
    }

    private mutating func apply(_ change: [String: Any], to group: Part) {
        if group.text != nil { faults.append("an element has no parts to change") }
        if let parts = change["p"] as? [Any] {
            let old = group.parts
            group.parts = parts.map { part in
                guard let index = part as? Int, !(part is String) else { return Self.make(part) }
                guard old.indices.contains(index) else {
                    faults.append("no part \(index) of \(old.count)")
                    return Part()
                }
                return old[index]
            }
        }
        for update in change["u"] as? [[Any]] ?? [] {
            guard let index = update[0] as? Int, group.parts.indices.contains(index),
                let fields = update[1] as? [String: Any]
            else {
                faults.append("no part to change")
                continue
            }
            let part = group.parts[index]
            if part.text != nil { faults.append("an element is changed as a group") }
            if let attributes = fields["a"] as? [String: String] {
                part.attributes = attributes
                part.definitions = fields["d"] as? String ?? ""
            } else if let transform = fields["t"] as? String {
                part.attributes["transform"] = transform.isEmpty ? nil : transform
            }
            if let content = fields["c"] as? [String: Any] { apply(content, to: part) }
        }
    }

    private static func make(_ json: Any) -> Part {
        let part = Part()
        guard let group = json as? [String: Any] else {
            part.text = json as? String
            return part
        }
        part.attributes = group["a"] as? [String: String] ?? [:]
        part.definitions = group["d"] as? String ?? ""
        part.parts = (group["p"] as? [Any] ?? []).map(make)
        return part
    }

    // MARK: Questions

    /// The element with a label.
    func element(_ label: String) -> [String: Any]? { elements.values.first { $0["label"] as? String == label } }

    /// The frame of an element in the page.
    func frame(of element: [String: Any]) -> CGRect? {
        guard let frame = element["f"] as? [Double] else { return nil }
        let corner = (element["g"] as? String).flatMap { areas[$0]?["o"] as? [Double] } ?? [0, 0]
        return CGRect(x: frame[0] + corner[0], y: frame[1] + corner[1], width: frame[2], height: frame[3])
    }

    /// The whole drawing as lines; definitions have the same names whenever they were made.
    var drawing: [String] {
        func lines(_ part: Part, _ depth: Int) -> [String] {
            let indent = String(repeating: " ", count: depth)
            if let text = part.text { return [indent + Self.anonymous(text)] }
            let attributes = part.attributes.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
            let head = indent + Self.anonymous("g " + attributes.joined(separator: " ") + part.definitions)
            return [head] + part.parts.flatMap { lines($0, depth + 1) }
        }
        return lines(root, 0)
    }

    private static func anonymous(_ text: String) -> String {
        text.replacing(/(["#])d[0-9]+/) { "\($0.output.1)d" }
    }

    /// The elements as text, by identity.
    var description: [String: String] {
        elements.mapValues { element in
            element.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " ")
        }
    }
}
