import Drawing
import ImageIO
import SwiftUITestHost
import Testing

@testable import SwiftUICore

/// Images come from bundles, catalogues and pixels, and stretch, tile and tint.
///
/// Numbers: pixels of the pictures in the tests over their scales. A placeholder of 24 × 24 points is as drawn today,
/// not compared with a device.
@MainActor
@Suite
struct ImageTests {
    /// A folder with loose pictures and an asset catalogue, as a bundle.
    private final class Pictures {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pictures-\(UUID().uuidString)")
        var bundle: Bundle { Bundle(path: folder.path)! }

        init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

        deinit { try? FileManager.default.removeItem(at: folder) }

        func write(_ path: String, _ data: Data) throws {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file)
        }

        /// A PNG of one colour.
        func png(_ path: String, width: Int, height: Int = 10, gray: UInt8 = 255) throws {
            let pixels = try #require(PixelBuffer(width: width, height: height))
            memset(pixels.bytes, Int32(gray), pixels.byteCount)
            for y in 0..<height { for x in 0..<width { pixels[x, y] = (gray, gray, gray, 255) } }
            try write(path, try PNGEncoder.encode(CGImage(pixels: pixels)))
        }

        func set(_ name: String, _ json: String) throws {
            try write("Assets.xcassets/\(name).imageset/Contents.json", Data(json.utf8))
        }
    }

    private func items<V: View>(
        _ view: V, scale: CGFloat = 2, colorScheme: ColorScheme = .light, width: CGFloat? = nil, height: CGFloat? = nil
    ) -> (size: CGSize, items: [ImageItem]) {
        let test = ViewTest(
            view, DisplayConfiguration(width: width, height: height, colorScheme: colorScheme, displayScale: scale))
        func images(_ list: DisplayList) -> [ImageItem] {
            list.items.flatMap { item -> [ImageItem] in
                switch item {
                case .image(let image): [image]
                case .group(let group): images(group.content)
                default: []
                }
            }
        }
        return (test.size, images(test.displayList))
    }

    // MARK: Bundles

    @Test func `loose picture of the displays scale is taken`() throws {
        let pictures = try Pictures()
        for scale in 1...3 {
            try pictures.png(scale == 1 ? "a.png" : "a@\(scale)x.png", width: 20 * scale, height: 10 * scale)
        }
        for scale in [1, 2, 3] {
            let (size, items) = items(Image("a", bundle: pictures.bundle), scale: CGFloat(scale))
            #expect(size == CGSize(width: 20, height: 10))
            #expect(items.map(\.image.width) == [20 * scale])
        }
    }

    @Test func `without the displays scale the next larger is taken and else the largest`() throws {
        let pictures = try Pictures()
        try pictures.png("a.png", width: 20)
        try pictures.png("a@3x.png", width: 60, height: 30)
        #expect(items(Image("a", bundle: pictures.bundle), scale: 2).items.map(\.image.width) == [60])
        try pictures.png("b@2x.png", width: 40)
        #expect(items(Image("b", bundle: pictures.bundle), scale: 3).items.map(\.image.width) == [40])
        #expect(items(Image("b.png", bundle: pictures.bundle), scale: 3).size == CGSize(width: 20, height: 5))
    }

    @Test func `catalogue has dark pictures and templates`() throws {
        let pictures = try Pictures()
        try pictures.set(
            "Sign",
            """
            {"images": [
              {"filename": "light.png", "idiom": "universal", "scale": "2x"},
              {"filename": "dark.png", "idiom": "universal", "scale": "2x",
               "appearances": [{"appearance": "luminosity", "value": "dark"}]},
              {"idiom": "universal", "scale": "3x"}],
             "properties": {"template-rendering-intent": "template"}}
            """)
        try pictures.png("Assets.xcassets/Sign.imageset/light.png", width: 40, gray: 200)
        try pictures.png("Assets.xcassets/Sign.imageset/dark.png", width: 40, gray: 20)
        let light = items(Image("Sign", bundle: pictures.bundle).foregroundStyle(.red))
        #expect(light.size == CGSize(width: 20, height: 5))
        #expect(light.items.map { $0.image.pixels[0, 0].red } == [200])
        #expect(light.items.map { $0.tint?.hex } == ["FF3B30"])
        let dark = items(Image("Sign", bundle: pictures.bundle).renderingMode(.original), colorScheme: .dark)
        #expect(dark.items.map { $0.image.pixels[0, 0].red } == [20])
        #expect(dark.items.map { $0.tint } == [nil])
    }

    @Test func `catalogue folders group pictures`() throws {
        let pictures = try Pictures()
        let json = #"{"images": [{"filename": "a.png", "idiom": "universal"}]}"#
        try pictures.set("Icons/Star", json)
        try pictures.png("Assets.xcassets/Icons/Star.imageset/a.png", width: 30)
        #expect(items(Image("Star", bundle: pictures.bundle)).size == CGSize(width: 30, height: 10))
        #expect(items(Image("Icons/Star", bundle: pictures.bundle)).size == CGSize(width: 30, height: 10))
    }

    @Test func `vector picture is drawn in the pixels of its frame`() throws {
        let pictures = try Pictures()
        let svg = """
            <svg xmlns="http://www.w3.org/2000/svg" width="16" height="8"><rect width="8" height="8" fill="#f00"/></svg>
            """
        try pictures.write("v.svg", Data(svg.utf8))
        let own = items(Image("v", bundle: pictures.bundle))
        #expect(own.size == CGSize(width: 16, height: 8))
        #expect(own.items.map(\.image.width) == [32])
        let large = items(Image("v", bundle: pictures.bundle).resizable(), width: 100, height: 50)
        let item = try #require(large.items.first)
        #expect(item.image.width == 200 && item.rect == CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(item.image.pixels[90, 50] == (255, 0, 0, 255) && item.image.pixels[110, 50].alpha == 0)
    }

    @Test func `unknown and broken pictures show a placeholder`() throws {
        let pictures = try Pictures()
        try pictures.write("broken.png", Data("no picture".utf8))
        for name in ["missing", "broken", "../broken"] {
            let list = ViewTest(Image(name, bundle: pictures.bundle), DisplayConfiguration(width: nil)).displayList
            guard case .stroke = try #require(list.items.first) else { throw Mismatch() }
            #expect(items(Image(name, bundle: pictures.bundle)).size == CGSize(width: 24, height: 24))
        }
    }

    // MARK: Pixels

    @Test func `stored picture is turned upright`() throws {
        let pixels = try #require(PixelBuffer(width: 2, height: 1))
        pixels[0, 0] = (255, 0, 0, 255)
        pixels[1, 0] = (0, 0, 255, 255)
        let stored = CGImage(pixels: pixels)
        func reds(_ orientation: Image.Orientation) throws -> [CGPoint] {
            let image = try #require(items(Image(decorative: stored, scale: 1, orientation: orientation)).items.first)
                .image
            return (0..<image.height).flatMap { y in
                (0..<image.width).compactMap { x in image.pixels[x, y].red == 255 ? CGPoint(x: x, y: y) : nil }
            }
        }
        #expect(try reds(.up) == [CGPoint(x: 0, y: 0)])
        #expect(try reds(.upMirrored) == [CGPoint(x: 1, y: 0)])
        #expect(try reds(.down) == [CGPoint(x: 1, y: 0)])
        #expect(try reds(.right) == [CGPoint(x: 0, y: 0)])
        #expect(try reds(.left) == [CGPoint(x: 0, y: 1)])
        #expect(items(Image(decorative: stored, scale: 1, orientation: .left)).size == CGSize(width: 1, height: 2))
    }

    @Test func `turned picture stays the same`() throws {
        let stored = CGImage(pixels: try #require(PixelBuffer(width: 2, height: 1)))
        #expect(
            Image(decorative: stored, scale: 1, orientation: .right)
                == Image(decorative: stored, scale: 1, orientation: .right))
    }

    @Test func `cap insets keep their size and tiles theirs`() throws {
        let image = Image(decorative: CGImage(pixels: try #require(PixelBuffer(width: 40, height: 20))), scale: 2)
        let stretched = items(
            image.resizable(capInsets: EdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 6)), width: 100, height: 10)
        #expect(stretched.items.map(\.rect.minX) == [0, 4, 94])
        #expect(stretched.items.map(\.rect.width) == [4, 90, 6])
        #expect(stretched.items.compactMap(\.source?.width) == [8, 20, 12])
        let tiled = items(image.resizable(resizingMode: .tile), width: 50, height: 10)
        #expect(tiled.items.map(\.rect.width) == [20, 20, 10])
        #expect(tiled.items.compactMap(\.source?.width) == [40, 40, 20])
    }

    @Test func `a great number of tiles is one paint`() throws {
        let pixels = CGImage(pixels: try #require(PixelBuffer(width: 4, height: 2)))
        let image = Image(decorative: pixels, scale: 2).resizable(resizingMode: .tile)
        // Tiles of 2 × 1 points: 25 × 40 are 1,000.
        #expect(items(image, width: 50, height: 40).items.count == 1_000)
        func tiles(_ list: DisplayList) -> [(size: CGSize, transform: CGAffineTransform)] {
            list.items.flatMap { item -> [(size: CGSize, transform: CGAffineTransform)] in
                switch item {
                case .fill(.rect(let rect), .imageTile(_, _, let transform), _, _): [(rect.size, transform)]
                case .group(let group): tiles(group.content)
                default: []
                }
            }
        }
        #expect(items(image, width: 50, height: 41).items.isEmpty)
        let test = ViewTest(image, DisplayConfiguration(width: 50, height: 41))
        let paints = tiles(test.displayList)
        #expect(paints.map(\.size) == [CGSize(width: 50, height: 41)])
        #expect(paints.map { [$0.transform.a, $0.transform.d] } == [[0.5, 0.5]])
    }

    @Test func `interpolation reaches the display list`() throws {
        let image = Image(decorative: CGImage(pixels: try #require(PixelBuffer(width: 4, height: 4))), scale: 1)
        #expect(items(image.interpolation(.none)).items.map(\.interpolation) == [.none])
        #expect(items(image.interpolation(.high)).items.map(\.interpolation) == [.high])
    }

    @Test func `drawn picture has a size and stretches`() throws {
        let image = Image(size: CGSize(width: 20, height: 10), label: Text("dot")) { context in
            context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.red))
        }
        let test = ViewTest(image, DisplayConfiguration(width: nil))
        #expect(test.size == CGSize(width: 20, height: 10))
        #expect(test.elements.map(\.label) == ["dot"])
        let large = ViewTest(image.resizable(), DisplayConfiguration(width: 40, height: 40)).displayList
        #expect(large.bounds == CGRect(x: 0, y: 0, width: 20, height: 40))
    }

    // MARK: Symbols

    private func symbolPaints<V: View>(_ view: V) -> Set<String> {
        Set(Drawn.paints(Drawn.list(view)).compactMap(\.hex))
    }

    @Test func `symbol modes color the layers`() {
        let symbol = Image(systemName: "person.crop.circle.badge.plus")
        #expect(symbolPaints(symbol) == ["000000"])
        let colored = symbol.foregroundStyle(Color(red: 1, green: 0, blue: 0))
        #expect(symbolPaints(colored) == ["FF0000"])
        #expect(symbolPaints(colored.symbolRenderingMode(.hierarchical)) == ["FF0000", "FF0000 50%"])
        #expect(symbolPaints(colored.symbolRenderingMode(.multicolor)) == ["FF0000"])
        let palette = symbol.foregroundStyle(Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
        #expect(symbolPaints(palette) == ["FF0000", "0000FF"])
        #expect(symbolPaints(palette.symbolRenderingMode(.monochrome)) == ["FF0000"])
    }

    /// The pieces of a symbol touch along seams, which a stroke along them would show.
    @Test func `bold symbols have no lines along their seams`() throws {
        func strokes(_ name: String) -> [CGPath] {
            let list = Drawn.list(Image(systemName: name).font(.system(size: 60, weight: .bold)))
            func lines(_ list: DisplayList) -> [CGPath] {
                list.items.flatMap { item -> [CGPath] in
                    switch item {
                    case .stroke(let geometry, _, _): [geometry.path]
                    case .group(let group): lines(group.content)
                    default: []
                    }
                }
            }
            return lines(list)
        }
        let badged = strokes("person.crop.circle.badge.plus")
        #expect(!badged.isEmpty)
        for path in badged {
            // With one of the fill rules the outline equals that of the area, with no segment inside.
            let areas = [true, false].map { Path(path).normalized(eoFill: $0).cgPath }
            let longest = areas.map { PathTrimming($0.elements).length }.max() ?? 0
            #expect(longest > 0.99 * PathTrimming(path.elements).length)
        }
        // Others stay curves.
        let star = try #require(strokes("circle").first)
        #expect(star.elements.contains { if case .cubic = $0 { true } else { false } })
    }

    @Test func `mode of the image goes before that of the environment`() {
        let symbol = Image(systemName: "person.crop.circle.badge.plus").symbolRenderingMode(.monochrome)
        let view = symbol.foregroundStyle(Color(red: 1, green: 0, blue: 0)).symbolRenderingMode(.hierarchical)
        #expect(symbolPaints(view) == ["FF0000"])
    }

    @Test func `shadow of the foreground is cast by symbols and text`() throws {
        let style = Color.red.shadow(.drop(color: .black, radius: 2))
        for view in [AnyView(Image(systemName: "star")), AnyView(Text("A"))] {
            let filters = Drawn.groups(Drawn.list(view.foregroundStyle(style))).flatMap(\.filters)
            #expect(filters == [.shadow(color: .black, radius: 2, offset: .zero)])
        }
    }
}
