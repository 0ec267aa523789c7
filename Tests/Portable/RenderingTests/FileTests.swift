import Foundation
import Testing

@testable import Rendering

/// Tests the structure of PNG and PDF files.
///
/// Numbers: sizes of the canvases, times their scale in pixels. The first bytes, the place of the size and the colour
/// type in the header, and 3 for a palette are those of the PNG specification (signature, IHDR). Parts of a file between the
/// places of a text are one more than these places.
@Suite struct FileTests {
    private func chunks(_ file: Data) -> [String: Data] {
        var chunks: [String: Data] = [:]
        var offset = 8
        while offset + 8 <= file.count {
            let length = file[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
            let name = String(decoding: file[(offset + 4)..<(offset + 8)], as: UTF8.self)
            chunks[name, default: Data()].append(file[(offset + 8)..<(offset + 8 + length)])
            offset += 12 + length
        }
        return chunks
    }

    @Test func `PNG of opaque pictures has no alpha`() throws {
        let file = try PNGRenderer().render(
            DisplayList([square(0, 0, 5)]),
            canvas: Canvas(size: CGSize(width: 10, height: 7), scale: 2, background: .white))
        #expect(file.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
        let chunks = chunks(file)
        // 20 × 14 pixels in a palette (colour type 3), for there are few colours; opacity would be in tRNS.
        let header = try #require(chunks["IHDR"])
        #expect(header.prefix(8) == Data([0, 0, 0, 20, 0, 0, 0, 14]))
        #expect(header[header.startIndex + 9] == 3)
        #expect(chunks["tRNS"] == nil)
        #expect(chunks["IEND"] == Data())
    }

    @Test func `PNG of clear pictures has alpha`() throws {
        let file = try PNGRenderer().render(
            DisplayList([square(0, 0, 5)]), canvas: Canvas(size: CGSize(width: 10, height: 10), scale: 1))
        let chunks = chunks(file)
        let header = try #require(chunks["IHDR"])
        #expect(header[header.startIndex + 9] == 3)
        #expect(chunks["tRNS"]?.contains(0) == true)
    }

    @Test func `PDF has text`() throws {
        let list = DisplayList(textItems("Readable text"))
        let canvas = Canvas(size: CGSize(width: 200, height: 40))
        let file = try PDFRenderer().render(list, canvas: canvas)
        #expect(file.prefix(5) == Data("%PDF-".utf8))
        let content = String(decoding: file, as: UTF8.self)
        #expect(content.contains("Inter-Regular"))
        #expect(content.contains("/ToUnicode"))
        #expect(!content.contains("/Subtype /Image"))
        #expect(try PDFRenderer().render(list, canvas: canvas) == file)
    }

    @Test func `PDF pages`() throws {
        let page = (list: DisplayList([square(0, 0, 5)]), canvas: Canvas(size: CGSize(width: 50, height: 40)))
        let content = String(decoding: try PDFRenderer().render([page, page, page]), as: UTF8.self)
        #expect(content.contains("/Count 3"))
        #expect(content.contains("[ 0 0 50 40 ]"))
    }

    @Test func `PDF keeps text under color filters and shadows`() throws {
        let canvas = Canvas(size: CGSize(width: 200, height: 40))
        func file(_ filters: [Filter]) throws -> String {
            let group = DisplayGroup(DisplayList(textItems("Readable") + [square(0, 0, 5)]), filters: filters)
            return String(
                decoding: try PDFRenderer().render(DisplayList([.group(group)]), canvas: canvas), as: UTF8.self)
        }
        let colored = try file([.hueRotation(1), .brightness(0.1)])
        #expect(colored.contains("Inter-Regular") && !colored.contains("/Subtype /Image"))
        let shadowed = try file([
            .grayscale(1), .shadow(color: .black, radius: 2, offset: CGSize(width: 1, height: 1)),
        ])
        #expect(shadowed.contains("Inter-Regular") && shadowed.contains("/Subtype /Image"))
        #expect(!(try file([.blur(radius: 2)]).contains("Inter-Regular")))
    }

    /// One picture in twelve rows, in two sizes.
    private var rows: DisplayList {
        let image = fourColors()
        return DisplayList(
            (0..<12).map { row in
                let side: CGFloat = row % 2 == 0 ? 4 : 6
                return .image(
                    ImageItem(image: image, rect: CGRect(x: 3, y: CGFloat(row) * 8, width: side, height: side)))
            })
    }

    @Test func `SVG has a picture once that is shown several times`() {
        let canvas = Canvas(size: CGSize(width: 20, height: 100))
        let file = SVGRenderer().render(rows, canvas: canvas)
        #expect(file.components(separatedBy: "data:image/png").count == 2)
        #expect(file.components(separatedBy: "<use href=\"#i1\" transform=\"matrix(4 0 0 4 3 ").count == 7)
        #expect(file.components(separatedBy: "<use href=\"#i1\" transform=\"matrix(6 0 0 6 3 ").count == 7)
        // A picture that is shown once is at its place.
        let one = SVGRenderer().render(DisplayList([rows.items[0]]), canvas: canvas)
        #expect(one.contains("<image x=\"3\" y=\"0\" width=\"4\" height=\"4\""))
        #expect(!one.contains("<use"))
    }

    @Test func `tinted and masking pictures of SVG are there once, too`() throws {
        let item = ImageItem(image: fourColors(), rect: CGRect(x: 0, y: 0, width: 4, height: 4), tint: blue)
        var other = item
        other.rect.origin.y = 8
        let mask = DisplayGroup(DisplayList([square(0, 0, 20)]), mask: DisplayList([.image(item)]))
        let file = SVGRenderer().render(
            DisplayList([.image(item), .image(other), .group(mask)]),
            canvas: Canvas(size: CGSize(width: 20, height: 20)))
        #expect(file.components(separatedBy: "data:image/png").count == 2)
        // One mask is that of the first picture, and that of the group.
        #expect(file.components(separatedBy: "<use href").count == 3)
    }

    @Test func `PDF has a picture once that is shown several times, on each page`() throws {
        let canvas = Canvas(size: CGSize(width: 20, height: 100))
        let page = (list: rows, canvas: canvas)
        let content = String(decoding: try PDFRenderer().render([page, page]), as: UTF8.self)
        #expect(content.components(separatedBy: "/Subtype /Image").count == 2)
        // Other pictures are not taken for it.
        let item = ImageItem(image: fourColors(), rect: CGRect(x: 0, y: 0, width: 4, height: 4))
        var part = item
        part.source = CGRect(x: 1, y: 0, width: 1, height: 1)
        let two = String(
            decoding: try PDFRenderer().render(DisplayList([.image(item), .image(part)]), canvas: canvas), as: UTF8.self
        )
        #expect(two.components(separatedBy: "/Subtype /Image").count == 3)
    }
}
