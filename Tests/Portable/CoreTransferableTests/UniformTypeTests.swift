import Foundation
import Testing
import UniformTypeIdentifiers

/// Types of data and files, as Apple documents them.
@Suite("Uniform types")
struct UniformTypeTests {
    @Test func `types are known by extensions and MIME types`() {
        #expect(UTType(filenameExtension: "PNG") == .png)
        #expect(UTType(filenameExtension: "md")?.isDynamic == true)
        #expect(UTType(filenameExtension: "md")?.preferredFilenameExtension == "md")
        #expect(UTType(filenameExtension: "md")?.conforms(to: .data) == true)
        #expect(UTType(mimeType: "application/json") == .json)
        #expect(UTType(filenameExtension: "") == nil)
        #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
        #expect(UTType.jpeg.preferredMIMEType == "image/jpeg")
        #expect(UTType("public.png") == .png)
        #expect(UTType("com.example.unknown") == nil)
    }

    @Test func `types conform to their supertypes`() {
        #expect(UTType.png.conforms(to: .image))
        #expect(UTType.png.conforms(to: .item))
        #expect(UTType.png.conforms(to: .png))
        #expect(!UTType.image.conforms(to: .png))
        #expect(UTType.image.isSupertype(of: .heic))
        #expect(UTType.swiftSource.isSubtype(of: .text))
        #expect(!UTType.text.isSubtype(of: .text))
        #expect(UTType.json.supertypes == [.text, .data, .item, .content])
        let note = UTType(exportedAs: "com.example.note", conformingTo: .json)
        #expect(note.conforms(to: .text))
        #expect(note == UTType(importedAs: "com.example.Note"))
    }

    @Test func `file names get the extension of a type`() throws {
        let folder = URL(fileURLWithPath: "/tmp")
        #expect(folder.appendingPathComponent("a", conformingTo: .pdf).path == "/tmp/a.pdf")
        #expect(folder.appendingPathComponent("a.JPG", conformingTo: .jpeg).path == "/tmp/a.JPG")
        #expect(folder.appendingPathComponent("a", conformingTo: .data).path == "/tmp/a")
        let coded = try JSONEncoder().encode([UTType.png])
        #expect(try JSONDecoder().decode([UTType].self, from: coded) == [.png])
    }
}
