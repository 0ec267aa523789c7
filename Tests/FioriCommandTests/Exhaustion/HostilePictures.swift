#if os(Linux)
    import Foundation
    import IntegrationCardModel
    import Testing

    /// SVG pictures that are small and take long to draw, with the beginning of the reason to refuse each.
    enum HostilePictures {
        struct Shape: Sendable, CustomTestStringConvertible {
            let name: String
            let reason: String
            let svg: @Sendable () -> String
            var testDescription: String { name }
        }

        static func svg(_ content: String, size: Int = 100) -> String {
            "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" width=\"\(size)\" "
                + "height=\"\(size)\">\(content)</svg>"
        }

        static func address(_ svg: String) -> String {
            "data:image/svg+xml;base64," + Data(svg.utf8).base64EncodedString()
        }

        static func card(_ svg: String) -> JSONValue {
            HostileManifests.object([
                ["title": "g", "items": [["label": "a", "value": "b", "icon": ["src": .string(address(svg))]]]]
            ])
        }

        private static func filtered(_ step: String) -> String {
            svg("<filter id=\"f\">\(step)</filter><rect width=\"100\" height=\"100\" filter=\"url(#f)\"/>")
        }

        private static func text(_ unit: String, _ count: Int) -> String { String(repeating: unit, count: count) }

        static let refused: [Shape] = [
            Shape(name: "blur", reason: "its filter “feGaussianBlur” is wider") {
                filtered("<feGaussianBlur stdDeviation=\"100000\"/>")
            },
            Shape(name: "turbulence", reason: "its filter “feTurbulence”") {
                filtered("<feTurbulence numOctaves=\"10000\" baseFrequency=\"0.1\"/>")
            },
            Shape(name: "morphology", reason: "its filter “feMorphology” is wider") {
                svg(
                    "<filter id=\"f\"><feMorphology radius=\"500\"/></filter>"
                        + "<rect width=\"1000\" height=\"1000\" filter=\"url(#f)\"/>", size: 1000)
            },
            Shape(name: "matrix", reason: "its filter “feConvolveMatrix”") {
                filtered("<feConvolveMatrix order=\"100\" kernelMatrix=\"\(text("1 ", 10_000))\"/>")
            },
            Shape(name: "a matrix that nothing uses", reason: "its filter “feConvolveMatrix” has more than 81") {
                svg("<filter id=\"f\"><feConvolveMatrix order=\"21\" kernelMatrix=\"\(text("1 ", 441))\"/></filter>")
            },
            Shape(name: "units of light", reason: "its filter “feDiffuseLighting” has a kernelUnitLength") {
                svg(
                    "<filter id='f'><feDiffuseLighting kernelUnitLength='37.5'><feDistantLight/></feDiffuseLighting>"
                        + "</filter><g transform='skewX(99999)'><path d='M0 20h90v90' filter='url(#f)'/></g>")
            },
            Shape(name: "wide lines", reason: "its lines are too wide") {
                svg(
                    "<path d='M0 0\(text("C10 20 30 40 50 60L3 4 ", 200))' stroke='red' stroke-linejoin='round' "
                        + "stroke-width='1e9'/>")
            },
            Shape(name: "wide pens", reason: "its lines take too long") {
                let path = "M0 0\(text("C1 2 3 4 5 6 ", 9_000))"
                return svg("<path d='\(path)' stroke='red' stroke-linejoin='round' stroke-width='9e3'/>")
            },
            Shape(name: "crossing lines", reason: "its paths take too long") {
                // Each place is visited once, so that no two lines are equal.
                let lines = (1..<3_000).map { "L\($0 * 7919 % 9973) \($0 % 2 * 100)" }.joined()
                return svg("<path d='M0 0\(lines)'/>")
            },
            Shape(name: "gradients around a point", reason: "its gradients take too long") {
                let rectangle = "<rect width='300' height='300' fill='url(#g)'/>"
                return svg(
                    "<radialGradient id='g' spreadMethod='repeat' r='.00001'><stop offset='0'/><stop offset='1' "
                        + "stop-color='red'/></radialGradient>" + text(rectangle, 2_000), size: 300)
            },
            Shape(name: "letters of a tiny picture", reason: "its texts are too large") {
                "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 .001 .001'>"
                    + "<text font-size='50'>\(text("a", 3_000))</text></svg>"
            },
            Shape(name: "steps", reason: "its filter has too many steps") {
                svg(
                    "<filter id=\"f\">\(text("<feGaussianBlur stdDeviation=\"3\"/>", 400))</filter>"
                        + "<rect width=\"1000\" height=\"1000\" filter=\"url(#f)\"/>", size: 1000)
            },
            Shape(name: "uses of uses", reason: "it draws too many elements") {
                var definitions = "<g id=\"a0\"><rect width=\"9\" height=\"9\"/></g>"
                for index in 1..<40 {
                    definitions += "<g id=\"a\(index)\">\(text("<use xlink:href=\"#a\(index - 1)\"/>", 10))</g>"
                }
                return svg("<defs>\(definitions)</defs><use xlink:href=\"#a39\"/>")
            },
            Shape(name: "masks of masks", reason: "it") {
                var masks = "<mask id=\"m0\"><rect width=\"100\" height=\"100\"/></mask>"
                for index in 1..<30 {
                    let mask = "mask=\"url(#m\(index - 1))\""
                    masks += "<mask id=\"m\(index)\"><g \(mask)><rect width=\"99\" height=\"99\" \(mask)/></g></mask>"
                }
                return svg(masks + "<rect width=\"100\" height=\"100\" mask=\"url(#m29)\"/>")
            },
            Shape(name: "itself", reason: "it refers to itself") {
                svg("<g id=\"a\"><use xlink:href=\"#b\"/></g><g id=\"b\"><use xlink:href=\"#a\"/></g>")
            },
            Shape(name: "depth", reason: "its elements are nested more") {
                svg(text("<g>", 20_000) + text("</g>", 20_000))
            },
            Shape(name: "dashes", reason: "its lines have too many dashes") {
                svg("<path stroke=\"red\" stroke-dasharray=\"0.00001\" d=\"M0 0 L1e7 1e7\"/>")
            },
            Shape(name: "points", reason: "its paths have more than") {
                svg("<path d=\"M0 0 \(text("L100 100 L0 50 ", 60_000))\"/>")
            },
            Shape(name: "letters", reason: "its texts have too long words") {
                svg("<text>\(text("x", 700_000))</text>")
            },
            Shape(name: "words", reason: "its texts take too long") { svg("<text>\(text("x ", 350_000))</text>") },
            Shape(name: "siblings", reason: "its style sheet has too many rules") {
                svg("<style>\(text(".z~*{fill:red}", 300))</style>" + text("<rect/>", 3_000))
            },
            Shape(name: "names of fonts", reason: "its texts name more than 64 fonts") {
                svg("<text font-family='\(text("F,", 3_000))G'>a</text>")
            },
            Shape(name: "great letters", reason: "its texts take too long") {
                svg("<text font-size='300'>\(text("Wäg אב ", 300))</text>")
            },
            Shape(name: "endless letters", reason: "its texts are too large") {
                svg("<text font-size='2e6'>\(text("W", 1_000))</text>")
            },
            Shape(name: "letters in letters", reason: "its texts are too large") {
                let parts = Array(repeating: "<tspan font-size='9em'>", count: 9).joined()
                return svg("<text>\(parts)W\(Array(repeating: "</tspan>", count: 9).joined())</text>")
            },
            Shape(name: "letters apart", reason: "its texts are too large") {
                svg("<text style='letter-spacing: 1e9px'>WW</text>")
            },
            Shape(name: "colours", reason: "its gradients take too long") {
                svg(
                    "<linearGradient id=\"g\">\(text("<stop offset=\"0.5\"/>", 10_000))</linearGradient>"
                        + text("<rect width=\"9\" height=\"9\" fill=\"url(#g)\"/>", 3000))
            },
            Shape(name: "elements", reason: "it") { svg(text("<circle r=\"50\"/>", 40_000)) },
            Shape(name: "pixels within", reason: "a picture within it has 16000 × 16000 pixels") {
                svg("<image xlink:href=\"\((try? png(width: 16_000, height: 16_000)) ?? "")\"/>")
            },
            Shape(name: "another encoding", reason: "its encoding is utf-16") {
                "<?xml version=\"1.0\" encoding=\"utf-16\"?>" + svg("")
            },
        ]

        /// The address of a picture of one colour.
        static func png(width: Int, height: Int) throws -> String {
            var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
            func number(_ value: UInt32) -> Data { withUnsafeBytes(of: value.bigEndian) { Data($0) } }
            func chunk(_ name: String, _ content: Data) {
                let body = Data(name.utf8) + content
                file += number(UInt32(content.count)) + body + number(checksum(body))
            }
            chunk("IHDR", number(UInt32(width)) + number(UInt32(height)) + Data([1, 0, 0, 0, 0]))
            let rows = Data(count: (1 + (width + 7) / 8) * height)
            chunk("IDAT", try zlib(rows))
            chunk("IEND", Data())
            return "data:image/png;base64," + file.base64EncodedString()
        }

        private static func checksum(_ data: Data) -> UInt32 {
            ~data.reduce(0xFFFF_FFFF as UInt32) { crc, byte in
                (0..<8).reduce(crc ^ UInt32(byte)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1
                }
            }
        }

        /// Zeros as a stream of zlib: a fixed block of runs of 258.
        private static func zlib(_ data: Data) throws -> Data {
            var bits: [UInt8] = [1, 1, 0]  // The last block, with fixed codes; numbers start with their least bit.
            func append(_ code: UInt32, _ count: Int) {
                for bit in (0..<count).reversed() { bits.append(UInt8(code >> bit & 1)) }
            }
            var left = data.count
            append(0x30, 8)
            left -= 1
            while left >= 258 {
                append(0b11000101, 8)  // A run of 258 at the distance 1.
                append(0, 5)
                left -= 258
            }
            for _ in 0..<left { append(0x30, 8) }
            append(0, 7)
            var result = Data([0x78, 0x01])
            for start in stride(from: 0, to: bits.count, by: 8) {
                var byte: UInt8 = 0
                for offset in 0..<min(8, bits.count - start) { byte |= bits[start + offset] << UInt8(offset) }
                result.append(byte)
            }
            let high = UInt32(data.count % 65_521)
            let sum = high << 16 | 1
            return result + withUnsafeBytes(of: sum.bigEndian) { Data($0) }
        }
    }
#endif
