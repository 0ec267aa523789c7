/// The kinds of files that are taken for tables, told by their first bytes.
enum FileSignature {
    /// The number of bytes that tell.
    static let size = 4_096

    /// Refuses a file that is no text.
    /// - Parameter start: The first bytes of the file.
    /// - Throws: ``ChartDocumentError`` with the name of its kind.
    static func check(_ start: [UInt8]) throws {
        guard let (name, advice) = kind(of: start) else { return }
        throw ChartDocumentError(
            place: .document, expected: "text: a table or JSON", found: name, advice: advice)
    }

    private static func kind(of start: [UInt8]) -> (name: String, advice: String)? {
        let spreadsheet = "export it as CSV"
        let whole = "unpack it first"
        if start.starts(with: [0x50, 0x4B, 0x03, 0x04]) {
            if start.contains("[Content_Types].xml") || start.contains("xl/") {
                return ("an Excel workbook", spreadsheet)
            }
            if start.contains("opendocument.spreadsheet") { return ("an OpenDocument spreadsheet", spreadsheet) }
            return ("a ZIP archive, as Excel workbooks are", spreadsheet)
        }
        if start.starts(with: [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1]) {
            return ("an Excel workbook", spreadsheet)
        }
        if start.starts(with: [0x1F, 0x8B]) { return ("a file compressed by gzip", whole) }
        if start.starts(with: "%PDF-".utf8) { return ("a PDF file", spreadsheet) }
        if start.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A]) { return ("a PNG picture", spreadsheet) }
        if start.starts(with: "PAR1".utf8) { return ("a Parquet file", spreadsheet) }
        if start.starts(with: [0xFF, 0xFE, 0, 0]) || start.starts(with: [0, 0, 0xFE, 0xFF]) || isUTF32(start) {
            return ("UTF-32", "save it as UTF-8")
        }
        let marks: Set<UInt8> = [0xEF, 0xBB, 0xBF, 0x20, 0x09, 0x0A, 0x0D]
        let text = String(decoding: start.drop { marks.contains($0) }.prefix(16), as: UTF8.self).lowercased()
        if ["<!doctype html", "<html", "<table", "<head>"].contains(where: text.hasPrefix) {
            return ("an HTML page", spreadsheet)
        }
        return text.hasPrefix("<?xml") ? ("an XML file", spreadsheet) : nil
    }

    /// True for characters of four bytes of which two at one end are always zero.
    private static func isUTF32(_ start: [UInt8]) -> Bool {
        let count = start.count / 4 * 4
        guard count >= 8 else { return false }
        let words = stride(from: 0, to: count, by: 4)
        return words.allSatisfy { start[$0 + 2] == 0 && start[$0 + 3] == 0 && start[$0] | start[$0 + 1] != 0 }
            || words.allSatisfy { start[$0] == 0 && start[$0 + 1] == 0 && start[$0 + 2] | start[$0 + 3] != 0 }
    }
}

extension [UInt8] {
    fileprivate func contains(_ text: String) -> Bool { firstRange(of: Array(text.utf8)) != nil }
}
