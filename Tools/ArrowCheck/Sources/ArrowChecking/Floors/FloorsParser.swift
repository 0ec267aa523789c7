extension Floors {
    /// Reads a floors file.
    ///
    /// Each line is one of these; empty lines and lines from `#` are comments. Folders and files are named from the
    /// source folder, whose own files are `.`; a file is on the floor of the innermost name that fits it.
    ///
    /// ```
    /// module SwiftUICore
    /// sources Sources/Portable/SwiftUICore
    /// known 12
    /// floor Values: Types without behaviour that every floor reads.
    ///     Geometry
    ///     Input/Keyboard/KeyPress.swift
    /// open floor Views: Folders that may refer to each other.
    ///     Controls
    /// ```
    ///
    /// - Parameters:
    ///   - text: The contents of the file.
    ///   - path: The path of the file, for errors.
    public init(parsing text: String, path: String) throws(FloorsError) {
        var parser = FloorsParser(path: path)
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            try parser.read(line.trimmed, number: index + 1)
        }
        self = try parser.finish()
    }
}

/// Reads a floors file line by line.
private struct FloorsParser {
    let path: String
    private var module: String?
    private var sources: String?
    private var known: Int?
    private var floors: [Floors.Floor] = []
    private var lineOfFolder: [String: Int] = [:]
    private var number = 0

    init(path: String) {
        self.path = path
    }

    mutating func read(_ line: Substring, number: Int) throws(FloorsError) {
        self.number = number
        if line.isEmpty || line.hasPrefix("#") {
            return
        } else if let name = line.rest(after: "module ") {
            try set(&module, name, "module")
        } else if let folder = line.rest(after: "sources ") {
            try set(&sources, folder, "sources")
        } else if let count = line.rest(after: "known ") {
            guard known == nil else { throw error("a second line `known`") }
            guard let count = Int(count), count > 0 else { throw error("`known` needs a number above 0") }
            known = count
        } else if let heading = line.rest(after: "floor ") {
            try addFloor(heading, isOpen: false)
        } else if let heading = line.rest(after: "open floor ") {
            try addFloor(heading, isOpen: true)
        } else {
            try addFolder(String(line))
        }
    }

    func finish() throws(FloorsError) -> Floors {
        guard let module else { throw error("no line `module NAME`") }
        guard let sources else { throw error("no line `sources FOLDER`") }
        guard !floors.isEmpty else { throw error("no line `floor NAME: PURPOSE`") }
        try requireFolders()
        return Floors(module: module, sources: sources, floors: floors, knownUpward: known ?? 0)
    }

    private func set(_ value: inout String?, _ text: Substring, _ keyword: String) throws(FloorsError) {
        guard value == nil else { throw error("a second line `\(keyword)`") }
        value = String(text)
    }

    private mutating func addFloor(_ heading: Substring, isOpen: Bool) throws(FloorsError) {
        try requireFolders()
        let parts = heading.split(separator: ":", maxSplits: 1).map(\.trimmed)
        guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
            throw error("a floor is written `floor NAME: PURPOSE`")
        }
        let name = String(parts[0])
        guard !floors.contains(where: { $0.name == name }) else { throw error("a second floor \(name)") }
        floors.append(Floors.Floor(name: name, purpose: String(parts[1]), folders: [], isOpen: isOpen))
    }

    private mutating func addFolder(_ folder: String) throws(FloorsError) {
        guard !floors.isEmpty else { throw error("folder \(folder) stands before the first floor") }
        if let line = lineOfFolder[folder] {
            throw error("folder \(folder) is already on a floor, in line \(line)")
        }
        lineOfFolder[folder] = number
        floors[floors.count - 1].folders.append(folder)
    }

    private func requireFolders() throws(FloorsError) {
        if let last = floors.last, last.folders.isEmpty {
            throw error("floor \(last.name) has no folder")
        }
    }

    private func error(_ message: String) -> FloorsError {
        FloorsError(path: path, line: max(number, 1), message: message)
    }
}

extension Substring {
    fileprivate var trimmed: Substring {
        var text = drop(while: \.isWhitespace)
        while text.last?.isWhitespace == true {
            text.removeLast()
        }
        return text
    }

    fileprivate func rest(after prefix: String) -> Substring? {
        guard hasPrefix(prefix) else { return nil }
        let rest = dropFirst(prefix.count).trimmed
        return rest.isEmpty ? nil : rest
    }
}
