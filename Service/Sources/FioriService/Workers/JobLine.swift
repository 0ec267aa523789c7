/// The line that asks `fiori render --stream` for a picture.
enum JobLine {
    static func bytes(_ drawing: Drawing, number: Int, folder: String, document: String) -> [UInt8] {
        var members: [JSON.Member] = [.init("id", JSON(number))]
        switch drawing.content {
        case .document, .bundle:
            members.append(.init(drawing.subject.rawValue, .string(folder + "/" + document)))
            if drawing.subject == .card { members.append(.init("root", .string(folder))) }
        case .component(let name, let values):
            members.append(.init("component", .string(name)))
            if let values { members.append(.init("values", values)) }
            if let variant = drawing.variant { members.append(.init("variant", .string(variant))) }
        }
        members.append(.init("format", .string(drawing.representation.rawValue)))
        if !drawing.options.isEmpty { members.append(.init("options", .object(drawing.options))) }
        return Array((JSON.object(members).text + "\n").utf8)
    }

    /// The line of a small chart, which a process draws before its first picture, so that faces are loaded.
    static let warmUp = Array(
        (JSON.object([
            .init("id", "warm"), .init("chart", ["csv": "a,b\nx,1\n"]), .init("format", "png"),
            .init("options", ["type": "column", "size": "100x100"]),
        ]).text + "\n").utf8)
}
