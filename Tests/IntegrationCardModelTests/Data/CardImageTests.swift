import Foundation
import LocalServer
import Testing

@testable import IntegrationCardModel

/// Pictures: kinds and sizes in their headers, bounds, and loading.
///
/// Numbers: sizes written into headers by the formats' specifications (PNG, JPEG, GIF, BMP, WebP), and bounds that each
/// test sets.
@Suite struct CardImageTests {
    static func big(_ value: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * (count - 1 - $0))) }
    }

    static func little(_ value: Int, _ count: Int) -> [UInt8] { big(value, count).reversed() }

    static func png(_ width: Int, _ height: Int) -> Data {
        Data(
            [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
                + big(width, 4) + big(height, 4) + [8, 6, 0, 0, 0])
    }

    static func jpeg(_ width: Int, _ height: Int) -> Data {
        Data(
            [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC4, 0, 2, 0xFF, 0xFF, 0xC2, 0, 11, 8]
                + big(height, 2) + big(width, 2) + [1, 1, 0x11, 0])
    }

    static func gif(_ width: Int, _ height: Int) -> Data {
        Data(Array("GIF89a".utf8) + little(width, 2) + little(height, 2) + [0, 0, 0])
    }

    static func bmp(_ width: Int, _ height: Int) -> Data {
        Data(Array("BM".utf8) + Array(repeating: 0, count: 12) + little(40, 4) + little(width, 4) + little(height, 4))
    }

    static func webP(_ chunk: String, _ content: [UInt8]) -> Data {
        Data(Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBP\(chunk)".utf8) + [0, 0, 0, 0] + content)
    }

    @Test(
        arguments: [
            (png(640, 480), .png), (jpeg(640, 480), .jpeg), (gif(640, 480), .gif), (bmp(640, 480), .bmp),
            (bmp(640, -480), .bmp),
            (webP("VP8 ", [0, 0, 0, 0x9D, 1, 0x2A] + little(640, 2) + little(480 | 0x4000, 2)), .webP),
            (webP("VP8L", [0x2F] + little(639 | 479 << 14, 4)), .webP),
            (webP("VP8X", [0, 0, 0, 0] + little(639, 3) + little(479, 3)), .webP),
        ] as [(Data, CardImage.Kind)]) func `kind and size come from the header`(_ data: Data, _ kind: CardImage.Kind)
        throws
    {
        let image = try CardImage(data)
        #expect(image.kind == kind)
        #expect(image.width == 640)
        #expect(image.height == 480)
        // No part of a header is a header, and none is read past its end.
        for count in 0..<data.count {
            if let part = try? CardImage(data.prefix(count)) { #expect(part.width == 640 && part.height == 480) }
        }
    }

    @Test(arguments: [
        "<svg/>", "\u{FEFF}<?xml version=\"1.0\"?>\n<!-- a > b -->\n<!DOCTYPE svg>\n<svg:svg xmlns:svg=\"s\"/>",
        "<s:svg xmlns:t='t' xmlns:s='http://www.w3.org/2000/svg'/>",
        "<!-- a --><é:svg\nwidth='9' xmlns:é=\"http://www.w3.org/2000/svg\"><é:g/></é:svg>",
    ]) func `vectors are recognised`(_ text: String) throws {
        let image = try CardImage(Data(text.utf8))
        #expect(image.kind == .svg)
        #expect(image.width == nil)
    }

    /// Contents, and the reasons for which they are refused.
    private static let others: [(String, String)] = [
        ("", "it is no picture of a known kind"), ("<html><svg/></html>", "it is no picture of a known kind"),
        ("{\"a\": 1}", "it is no picture of a known kind"), ("<!-- ", "it is no picture of a known kind"),
        ("<!DOCTYPE svg [<!ENTITY a \"aaaa\">]><svg>&a;</svg>", "it declares entities"),
        ("<!DOCTYPE svg [<!ENTITY a \"" + String(repeating: "a", count: 5_000) + "\">]><svg/>", "it declares entities"),
        ("<!DOCTYPE s:svg PUBLIC \"-//W3C\" \"a\" [ <!ENTITY a \"<g>\"> ]><s:svg/>", "it declares entities"),
        ("<!DOCTYPE svg [<!ELEMENT a ANY>]><svg/>", "its document type has declarations"),
        ("<!DOCTYPE html [<!ENTITY a \"b\">]><svg/>", "it is no picture of a known kind"),
        ("<s:svg xmlns:s='t'/>", "it is no picture of a known kind"),
        ("<s:svg xmlns:t='http://www.w3.org/2000/svg'/>", "it is no picture of a known kind"),
        ("<s:svgs xmlns:s='http://www.w3.org/2000/svg'/>", "it is no picture of a known kind"),
        ("<?xml?><svg><!ENTITY a \"b\"></svg>", "it declares entities"),
    ]

    @Test(arguments: others) func `other content is refused`(_ text: String, _ reason: String) {
        #expect(throws: CardDataError.imageRefused(reason)) { try CardImage(Data(text.utf8)) }
    }

    @Test func `elements with prefixes are measured like those without`() throws {
        let rects = { (prefix: String) in String(repeating: "<\(prefix)rect width='90' height='90'/>", count: 30) }
        func picture(_ style: String) -> Data {
            let text =
                "<s:svg xmlns:s='http://www.w3.org/2000/svg' xmlns:t='http://www.w3.org/2000/svg' width='100' height='100'>"
                + "<t:style>\(style)</t:style>\(rects("s:"))<u:g xmlns:u='http://www.w3.org/2000/svg'>\(rects("u:"))"
                + "\(rects("t:"))</u:g></s:svg>"
            return Data(text.utf8)
        }
        let plain = try CardImage(picture("rect{fill:red}"))
        #expect(plain.vector?.width == 100 && plain.vector?.side == 300)
        // Each of the 90 rectangles takes a blur of the picture.
        let blurred = try CardImage(picture("rect{filter:blur(2px)}"))
        #expect(blurred.drawingTime - plain.drawingTime > 90 * 100 * 100 * VectorCost.blurredPixel * 0.9)
    }

    @Test func `pixels and bytes are bounded`() throws {
        #expect(throws: CardDataError.imageRefused("it has 65535 × 65535 pixels")) {
            try CardImage(Self.png(65535, 65535))
        }
        #expect(throws: CardDataError.self) { try CardImage(Self.png(0xFFFF_FFFF, 0xFFFF_FFFF)) }
        #expect(throws: CardDataError.imageRefused("its header names no size")) { try CardImage(Self.png(0, 5)) }
        var limits = CardDataLimits()
        limits.maximumImagePixels = 100
        #expect(try CardImage(Self.gif(10, 10), limits: limits).width == 10)
        #expect(throws: CardDataError.imageRefused("it has 10 × 11 pixels")) {
            try CardImage(Self.gif(10, 11), limits: limits)
        }
        limits.maximumImageBytes = 10
        #expect(throws: CardDataError.imageRefused("it is larger than 10 bytes")) {
            try CardImage(Self.gif(1, 1), limits: limits)
        }
    }

    /// A JPEG picture with scans whose content has marks that divide it, and FF itself.
    private static func jpeg(_ width: Int, _ height: Int, scans: Int) -> Data {
        let scan: [UInt8] = [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0, 0x12, 0xFF, 0, 0x34, 0xFF, 0xD0, 0x56, 0xFF, 0xFF]
        return jpeg(width, height) + Array(repeating: scan, count: scans).joined() + [0xD9]
    }

    @Test func `scans of JPEG pictures are bounded by their pixels`() throws {
        for (scans, rounds) in [(1, 1), (2, 2), (10, 2), (11, 2), (20, 2)] {
            let data = Self.jpeg(4096, 4096, scans: scans)
            #expect(ImageHeader(bytes: Array(data)).scanCount == scans)
            #expect(try CardImage(data).visitedPixels == rounds * 4096 * 4096)
        }
        #expect(throws: CardDataError.imageRefused("its 4096 × 4096 pixels have 100 scans")) {
            try CardImage(Self.jpeg(4096, 4096, scans: 100))
        }
        #expect(try CardImage(Self.jpeg(400, 400, scans: 1_000)).visitedPixels == 100 * 400 * 400)
        // The header of a thumbnail is no scan.
        #expect(ImageHeader(bytes: [0xFF, 0xD8, 0xFF, 0xE1, 0, 6, 0xFF, 0xDA, 0, 8, 0xFF, 0xD9]).scanCount == 0)
    }

    /// A JPEG picture with components of some samples, stored in several scans.
    private static func jpeg(_ width: Int, _ height: Int, samples: [UInt8], scans: Int) -> Data {
        let components: [UInt8] = samples.enumerated().flatMap { [UInt8($0.offset + 1), $0.element, 0] }
        let count = UInt8(samples.count)
        let start: [UInt8] = [0xFF, 0xD8, 0xFF, 0xC2, 0, 8 + 3 * count, 8]
        var data = Data(start + big(height, 2) + big(width, 2))
        data += Data([count] + components)
        let scan: [UInt8] = [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0, 0x12]
        return data + Array(repeating: scan, count: scans).joined() + [0xFF, 0xD9]
    }

    @Test func `coefficients of JPEG pictures in several scans are bounded`() throws {
        let (full, half, four): ([UInt8], [UInt8], [UInt8]) = ([17, 17, 17], [0x22, 17, 17], [17, 17, 17, 17])
        #expect(try CardImage(Self.jpeg(4_000, 4_000, samples: full, scans: 1)).visitedPixels == 16_000_000)
        #expect(try CardImage(Self.jpeg(4_000, 4_000, samples: half, scans: 6)).visitedPixels == 32_000_000)
        let header = ImageHeader(bytes: Array(Self.jpeg(100, 200, samples: half, scans: 6)))
        // Two bytes for each pixel, and for a quarter of them twice more.
        #expect(header.coefficientBytes(of: .jpeg, pixels: 20_000) == 60_000)
        #expect(try CardImage(Self.jpeg(1_000, 1_000, samples: four, scans: 1)).visitedPixels == 2_000_000)
        for samples in [full, four] {
            #expect(throws: CardDataError.self, "\(samples)") {
                try CardImage(Self.jpeg(4_000, 4_000, samples: samples, scans: 6))
            }
        }
        #expect(
            throws: CardDataError.imageRefused("its 4000 × 4000 pixels are stored in several scans")
        ) { try CardImage(Self.jpeg(4_000, 4_000, samples: full, scans: 6)) }
    }

    @Test func `pictures within SVG pictures cost their scans and frames`() throws {
        func cost(_ kind: String, _ data: Data) throws -> Double {
            let link = "data:image/\(kind);base64,\(data.base64EncodedString())"
            return try VectorCost(Array("<svg width='9' height='9'><image href='\(link)'/></svg>".utf8)).time
        }
        let frame: [UInt8] = [0x21, 0xF9, 4, 0, 0, 0, 0, 0, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]
        func gif(_ frames: Int) -> Data {
            var data = Self.gif(100, 100)
            data += [UInt8](repeating: 0, count: max(0, 13 - data.count))
            return data + Array(repeating: frame, count: frames).joined() + [0x3B]
        }
        #expect(ImageHeader(bytes: Array(gif(3))).frameCount == 3)
        #expect(try cost("gif", gif(7)) - cost("gif", gif(1)) == 6 * 100 * 100 * 100)
        #expect(throws: CardDataError.imageRefused("the pictures within it have too many pixels")) {
            try cost("gif", gif(3_000))
        }
        let (few, many) = (Self.jpeg(100, 100, scans: 10), Self.jpeg(100, 100, scans: 50))
        #expect(try cost("jpeg", many) - cost("jpeg", few) == 3 * 100 * 100 * 100)
    }

    // MARK: Loading

    static func loader(_ server: LocalServer, _ change: (inout CardDataLimits) -> Void = { _ in }) -> CardDataLoader {
        var limits = CardDataLimits()
        change(&limits)
        return CardDataLoader(policy: server.policy, limits: limits)
    }

    @Test func `data addresses are decoded`() async throws {
        let loader = CardDataLoader()
        let png = "data:image/png;base64," + Self.png(3, 4).base64EncodedString()
        #expect(try await loader.image(png).height == 4)
        #expect(try await loader.image("data:image/svg+xml,%3Csvg%20a='ü'/%3E").kind == .svg)
        #expect(try await loader.image("DATA:image/svg+xml;utf8,<svg a='100%'/>").data == Data("<svg a='100%'/>".utf8))
        for broken in ["data:", "data:image/png;base64", "data:image/png;base64,@@", "data:text/html,<b>"] {
            await #expect(throws: CardDataError.self) { try await loader.image(broken) }
        }
        let small = CardDataLoader(
            limits: {
                var limits = CardDataLimits(); limits.maximumImageBytes = 20; return limits
            }())
        await #expect(throws: CardDataError.tooLarge(20)) { try await small.image(png) }
        await #expect(throws: CardDataError.tooLarge(20)) {
            try await small.image("data:image/png;base64," + String(repeating: "A", count: 10_000))
        }
    }

    @Test func `servers cannot pass off other content`() async throws {
        let server = try LocalServer { text in
            let body = text.contains("/page") ? Data("<html></html>".utf8) : Self.png(2, 2)
            return LocalServer.answer("200 OK", ["Content-Type: image/jpeg"], body)
        }
        let loader = Self.loader(server)
        #expect(try await loader.image(server.url("/a")).kind == .png)
        await #expect(throws: CardDataError.imageRefused("it is no picture of a known kind")) {
            try await loader.image(server.url("/page"))
        }
        await #expect(throws: CardDataError.self) { try await loader.image("http://169.254.169.254/a.png") }
        await #expect(throws: CardDataError.self) { try await loader.image("file:///etc/passwd") }
        await #expect(throws: CardDataError.self) { try await loader.image("../a.png") }
    }

    @Test func `size of the answer is bounded`() async throws {
        let server = try LocalServer { _ in
            LocalServer.answer("200 OK", ["Content-Type: image/png"], Self.png(2, 2) + Data(count: 1000))
        }
        await #expect(throws: CardDataError.tooLarge(1000)) {
            try await Self.loader(server) { $0.maximumImageBytes = 1000 }.image(server.url("/a.png"))
        }
    }

    @Test func `number and bytes in all are bounded`() async throws {
        let server = try LocalServer { _ in LocalServer.answer("200 OK", [], Self.png(2, 2)) }
        let few = Self.loader(server) { $0.maximumImages = 2 }
        for path in ["/a", "/b", "/a", "/b"] { _ = try await few.image(server.url(path)) }
        await #expect(throws: CardDataError.imageRefused("the card has more than 2 images")) {
            try await few.image(server.url("/c"))
        }
        let small = Self.loader(server) { $0.maximumImageBytesInAll = 60 }
        for path in ["/a", "/b", "/a"] { _ = try await small.image(server.url(path)) }
        await #expect(throws: CardDataError.imageRefused("the images have more than 60 bytes in all")) {
            try await small.image(server.url("/c"))
        }
    }
}
