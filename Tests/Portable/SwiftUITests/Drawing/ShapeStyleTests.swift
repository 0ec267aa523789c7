import Drawing
import SwiftUITestHost
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore

/// Styles resolve to paints by environment, level and shape.
///
/// Numbers: system colours in light and dark mode are those of the Human Interface Guidelines
/// (Docs/Facts/IOSMetrics.md). Levels of 50, 25 and 18 % below other styles, the opacities of materials, and the selection's grey are as
/// drawn today or by eye; not compared with a device.
@MainActor
@Suite
struct ShapeStyleTests {
    @Test func `semantic styles have the systems colors`() throws {
        #expect(try Drawn.paint(.background).hex == "FFFFFF")
        #expect(try Drawn.paint(.background, colorScheme: .dark).hex == "000000")
        #expect(try Drawn.paint(.separator).hex == "3C3C43 29%")
        #expect(try Drawn.paint(.fill).hex == "787880 20%")
        #expect(try Drawn.paint(.placeholder).hex == "3C3C43 30%")
        #expect(try Drawn.paint(.link).hex == "007AFF")
        #expect(try Drawn.paint(.selection).hex == "D1D1D6")
        #expect(try Drawn.paint(.windowBackground).hex == "FFFFFF")
        #expect(try Drawn.paint(.tint).hex == "007AFF")
    }

    @Test func `steps of semantic styles are the systems colors too`() throws {
        #expect(try Drawn.paint(.background.secondary).hex == "F2F2F7")
        #expect(try Drawn.paint(.fill.secondary).hex == "787880 16%")
        #expect(try Drawn.paint(.fill.tertiary).hex == "767680 12%")
        #expect(try Drawn.paint(.fill.quaternary).hex == "747480 8%")
        #expect(try Drawn.paint(.foreground.secondary).hex == "3C3C43 60%")
    }

    @Test func `steps of other styles are more transparent`() throws {
        let style = Color(red: 1, green: 0, blue: 0)
        #expect(try Drawn.paint(style.secondary).hex == "FF0000 50%")
        #expect(try Drawn.paint(style.tertiary).hex == "FF0000 25%")
        #expect(try Drawn.paint(AnyShapeStyle(style).quaternary).hex == "FF0000 18%")
        #expect(try Drawn.paint(style.secondary.secondary).hex == "FF0000 25%")
    }

    @Test func `steps of a foreground style refer to the foreground around`() throws {
        let view = Rectangle().fill(.tertiary).foregroundStyle(.red, .green, .blue)
        #expect(Drawn.paints(Drawn.list(view)).map(\.hex) == ["007AFF"])
        let one = Rectangle().fill(.secondary).foregroundStyle(Color(red: 1, green: 0, blue: 0))
        #expect(Drawn.paints(Drawn.list(one)).map(\.hex) == ["FF0000 50%"])
    }

    @Test func `background style replaces the background below`() throws {
        let view = VStack(spacing: 0) {
            Rectangle().fill(.background)
            Rectangle().fill(.background.secondary)
        }.backgroundStyle(Color(red: 0, green: 1, blue: 0))
        #expect(Drawn.paints(Drawn.list(view)).map(\.hex) == ["00FF00", "00FF00 50%"])
        let circular = Rectangle().fill(.background).backgroundStyle(.background)
        #expect(Drawn.paints(Drawn.list(circular)).map(\.hex) == ["FFFFFF"])
    }

    @Test func `controls that draw the accent take one that refers to the accent`() throws {
        struct Controls: View {
            var body: some View {
                VStack {
                    Button("Bordered") {}.buttonStyle(.bordered)
                    Button("Prominent") {}.buttonStyle(.borderedProminent)
                    Toggle("Switch", isOn: .constant(true))
                    ProgressView()
                    ProgressView(value: 0.5)
                    Gauge(value: 0.5) { Text("Gauge") }
                    Slider(value: .constant(0.5))
                }
            }
        }
        let plain = ViewTest(Controls().tint(.blue.opacity(0.5))).svg()
        #expect(ViewTest(Controls().tint(.accentColor.opacity(0.5))).svg() == plain)
        #expect(ViewTest(Controls().tint(TintShapeStyle().opacity(0.5))).svg() == plain)
    }

    @Test func `in maps the unit space to a rectangle`() throws {
        let gradient = LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing)
        let paint = try Drawn.paint(gradient.in(CGRect(x: -50, y: 0, width: 300, height: 10)))
        guard case .linearGradient(_, let start, let end) = paint else { throw Mismatch() }
        #expect(start == CGPoint(x: -50, y: 5) && end == CGPoint(x: 250, y: 5))
    }

    @Test func `opacity of a style multiplies`() throws {
        #expect(try Drawn.paint(Color.black.opacity(0.5).opacity(0.5)).hex == "000000 25%")
        #expect(try Drawn.paint(.opacity(0.4)).hex == "000000 40%")
        let gradient = Gradient(colors: [.black, .white])
        #expect(try Drawn.paint(gradient.opacity(0.3)).stops.map(\.color.alpha) == [0.3, 0.3])
    }

    @Test func `blend mode of a style is that of a group around the shape`() throws {
        let groups = Drawn.groups(Drawn.list(Rectangle().fill(.red.blendMode(.multiply))))
        #expect(groups.map(\.blendMode) == [.multiply])
    }

    @Test func `drop shadow is a filter around the shape`() throws {
        let style = Color.red.shadow(.drop(color: .black, radius: 4, x: 1, y: 2)).shadow(
            .drop(color: .white, radius: 3))
        let group = try #require(Drawn.groups(Drawn.list(Rectangle().fill(style))).first)
        #expect(
            group.filters == [
                .shadow(color: .black, radius: 4, offset: CGSize(width: 1, height: 2)),
                .shadow(color: .white, radius: 3, offset: .zero),
            ])
    }

    @Test func `inner shadow is cast by the surroundings and clipped to the shape`() throws {
        let style = Color.red.shadow(.inner(color: .black.opacity(0.5), radius: 4, x: 0, y: 2))
        let list = Drawn.list(Rectangle().fill(style))
        let clipped = try #require(Drawn.groups(list).first { $0.clip != nil })
        #expect(clipped.clip?.geometry.bounds == CGRect(x: 0, y: 0, width: 100, height: 100))
        guard case .group(let cast) = try #require(clipped.content.items.first) else { throw Mismatch() }
        #expect(
            cast.filters == [
                .shadow(color: RGBAColor(white: 0, alpha: 0.5), radius: 4, offset: CGSize(width: 0, height: 2))
            ])
        guard case .fill(let surroundings, let paint, true, _) = try #require(cast.content.items.first) else {
            throw Mismatch()
        }
        #expect(paint.hex == "000000")
        #expect(!surroundings.path.contains(CGPoint(x: 50, y: 50), using: .evenOdd))
        #expect(surroundings.path.contains(CGPoint(x: -5, y: 50), using: .evenOdd))
    }

    @Test func `materials cover more the thicker they are`() throws {
        let materials: [Material] = [.ultraThin, .thin, .regular, .thick, .ultraThick]
        let opacities = try materials.map { material in
            guard case .color(let color) = try Drawn.paint(material) else { throw Mismatch() }
            return color.alpha
        }
        #expect(opacities == [0.5, 0.64, 0.78, 0.88, 0.94])
        #expect(try Drawn.paint(.bar, colorScheme: .dark).hex == "161616 82%")
    }

    @Test func `style that resolves to another is drawn as that`() throws {
        struct Warning: ShapeStyle {
            func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
                environment.colorScheme == .dark ? Color(red: 1, green: 1, blue: 0) : Color(red: 1, green: 0, blue: 0)
            }
        }
        #expect(try Drawn.paint(Warning()).hex == "FF0000")
        #expect(try Drawn.paint(Warning(), colorScheme: .dark).hex == "FFFF00")
    }

    @Test func `image paint repeats a part in the size of the picture times the scale`() throws {
        let pixels = try #require(PixelBuffer(width: 40, height: 20))
        let image = Image(decorative: CGImage(pixels: pixels), scale: 2)
        let paint = try Drawn.paint(
            .image(image, sourceRect: CGRect(x: 0.5, y: 0, width: 0.5, height: 1), scale: 3))
        guard case .imageTile(_, let source, let transform) = paint else { throw Mismatch() }
        #expect(source == CGRect(x: 20, y: 0, width: 20, height: 20))
        #expect(transform == CGAffineTransform(a: 1.5, b: 0, c: 0, d: 1.5, tx: 0, ty: 0))
    }

    @Test func `a tint that is made of the accent colour is made of the system's`() throws {
        func color<S: ShapeStyle>(_ tint: S, _ style: some ShapeStyle) throws -> String? {
            let list = Drawn.list(Rectangle().fill(style).tint(tint))
            return try #require(Drawn.paints(list).first).hex
        }
        #expect(try color(.tint, .tint) == "007AFF")
        #expect(try color(Color.accentColor, .tint) == "007AFF")
        #expect(try color(Color.accentColor, Color.accentColor) == "007AFF")
        let gradient = Gradient(colors: [.accentColor])
        #expect(try color(gradient, Color.accentColor) == "007AFF")
        #expect(try color(Color.red, Color.accentColor) == "FF3B30")
    }
}
