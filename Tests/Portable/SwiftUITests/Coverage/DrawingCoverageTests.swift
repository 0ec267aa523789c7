import SwiftUITestHost
import Testing

/// Drawing as in apps. Compiling is the test; showing is checked too.
///
/// Numbers: the number of texts that are drawn: eleven, one of them hidden.
@MainActor
@Suite("Coverage: drawing")
struct DrawingCoverageTests {
    private struct Arrow: InsettableShape {
        var inset: CGFloat = 0
        var progress = 1.0

        var animatableData: Double {
            get { progress }
            set { progress = newValue }
        }

        func path(in rect: CGRect) -> Path {
            let rect = rect.insetBy(dx: inset, dy: inset)
            return Path { path in
                path.move(to: CGPoint(x: rect.minX, y: rect.midY))
                path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
                path.addQuadCurve(to: CGPoint(x: rect.midX, y: rect.minY), control: rect.origin)
                path.addCurve(to: rect.origin, control1: .zero, control2: .zero)
                path.addArc(
                    center: rect.origin, radius: 4, startAngle: .degrees(0), endAngle: .radians(1), clockwise: true)
                path.addRoundedRect(in: rect, cornerSize: CGSize(width: 4, height: 4), style: .continuous)
                path.addEllipse(in: rect)
                path.addLines([.zero, rect.origin])
                path.closeSubpath()
            }
            .trimmedPath(from: 0, to: progress)
        }

        func inset(by amount: CGFloat) -> Arrow {
            var copy = self
            copy.inset += amount
            return copy
        }
    }

    private struct Shapes: View {
        var body: some View {
            VStack {
                Circle().trim(from: 0.1, to: 0.9).rotation(.degrees(90)).stroke(
                    Color.red, style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .bevel, dash: [4, 2]))
                Rectangle().fill(.blue.gradient).strokeBorder(.white, lineWidth: 2)
                RoundedRectangle(cornerRadius: 8, style: .continuous).strokeBorder(lineWidth: 1)
                UnevenRoundedRectangle(topLeadingRadius: 8, bottomTrailingRadius: 4).fill(.tint)
                Capsule().inset(by: 2).scale(0.5).offset(x: 1, y: 2).fill(.quaternary)
                Ellipse().fill(style: FillStyle(eoFill: true, antialiased: false)).foregroundStyle(.orange)
                Arrow().strokeBorder(.green, style: StrokeStyle(lineWidth: 2))
                AnyShape(Arrow()).fill(AnyShapeStyle(.thinMaterial))
                Circle().subtracting(Rectangle().scale(0.5)).fill(.black)
                ContainerRelativeShape().inset(by: 4)
                Path(CGRect(x: 0, y: 0, width: 4, height: 4)).strokedPath(StrokeStyle(lineWidth: 1))
            }
            .containerShape(RoundedRectangle(cornerRadius: 20))
            .frame(height: 400)
        }
    }

    private struct Styles: View {
        private let gradient = Gradient(stops: [.init(color: .red, location: 0), .init(color: .blue, location: 1)])

        var body: some View {
            VStack {
                Rectangle().fill(LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottomTrailing))
                Rectangle().fill(.radialGradient(gradient, center: .center, startRadius: 0, endRadius: 40))
                Rectangle().fill(AngularGradient(colors: [.red, .green], center: .center, angle: .degrees(30)))
                Rectangle().fill(.conicGradient(gradient, center: .leading))
                Rectangle().fill(EllipticalGradient(colors: [.mint, .teal]))
                Rectangle().fill(ImagePaint(image: Image(systemName: "star"), scale: 0.5))
                Rectangle().fill(.image(Image(systemName: "star")))
                Rectangle().fill(Color(red: 0.1, green: 0.2, blue: 0.3, opacity: 0.4).shadow(.inner(radius: 2)))
                Text("styles").foregroundStyle(.primary, .secondary, .tertiary)
                Text("hierarchy").foregroundStyle(.selection).tint(.purple).accentColor(.pink)
                Color(hue: 0.5, saturation: 1, brightness: 1).opacity(0.5)
                Color(.displayP3, white: 0.5)
            }
            .background(.regularMaterial, in: .rect(cornerRadius: 8), fillStyle: FillStyle())
            .background(in: Capsule())
            .background(ignoresSafeAreaEdges: .bottom)
            .background(Color.red, ignoresSafeAreaEdges: .all)
            .background(alignment: .topLeading) { Circle() }
            .overlay(alignment: .bottom) { Text("over") }
            .overlay(.ultraThinMaterial, in: Circle())
            .backgroundStyle(.yellow)
            .border(.red, width: 2)
            .foregroundStyle(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        }
    }

    private struct Effects: View {
        var body: some View {
            VStack {
                Text("a").rotationEffect(.degrees(45), anchor: .topLeading).scaleEffect(x: 2, y: 1)
                Text("b").rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0), perspective: 0.5)
                Text("c").transformEffect(CGAffineTransform(translationX: 1, y: 2)).projectionEffect(.init())
                Text("d").opacity(0.5).blur(radius: 2, opaque: true).brightness(0.1).contrast(1.2).saturation(0.5)
                Text("e").grayscale(0.5).hueRotation(.degrees(90)).colorInvert().colorMultiply(.red)
                Text("f").luminanceToAlpha().blendMode(.multiply).compositingGroup().drawingGroup(opaque: true)
                Text("g").shadow(color: .black, radius: 2, x: 1, y: 1).shadow(radius: 3)
                Text("h").clipped().clipShape(.circle).clipShape(.rect(cornerRadii: .init(topLeading: 4)))
                Text("i").cornerRadius(4).mask { Circle() }.mask(alignment: .top) { Rectangle() }
                Text("j").hidden().flipsForRightToLeftLayoutDirection(true).layoutDirectionBehavior(.mirrors)
                Text("k").contentShape(.rect).contentShape(.interaction, Circle()).allowsHitTesting(false)
            }
        }
    }

    private struct Pictures: View {
        var body: some View {
            VStack {
                Image(systemName: "star.fill").resizable().scaledToFit().frame(width: 20).imageScale(.large)
                Image(systemName: "cloud").symbolVariant(.fill).symbolRenderingMode(.hierarchical)
                Image("missing").renderingMode(.template).interpolation(.high).antialiased(false)
                Image("missing", label: Text("named")).resizable(
                    capInsets: EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1), resizingMode: .tile)
                Image(decorative: "missing").scaledToFill()
                Image(ImageResource(name: "missing", bundle: .main))
                Image(size: CGSize(width: 10, height: 10)) { $0.fill(Path($0.clipBoundingRect), with: .color(.red)) }
                Color(ColorResource(name: "missing", bundle: .main)).frame(height: 1)
                Canvas { context, size in
                    context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.blue))
                    context.stroke(Path(CGRect(origin: .zero, size: size)), with: .foreground, lineWidth: 2)
                    context.translateBy(x: 2, y: 2)
                    context.rotate(by: .degrees(5))
                    context.opacity = 0.5
                    context.blendMode = .screen
                    context.addFilter(.blur(radius: 1))
                    context.clip(to: Path(CGRect(origin: .zero, size: size)))
                    context.draw(Text("canvas"), at: CGPoint(x: 10, y: 10), anchor: .topLeading)
                    context.drawLayer {
                        $0.draw(Image(systemName: "star"), in: CGRect(x: 0, y: 0, width: 9, height: 9))
                    }
                    if let symbol = context.resolveSymbol(id: 1) { context.draw(symbol, at: .zero) }
                } symbols: {
                    Text("symbol").tag(1)
                }
                .frame(height: 40)
            }
        }
    }

    @Test func `shapes`() throws {
        #expect(!ViewTest(Shapes(), DisplayConfiguration(width: 100)).svg().isEmpty)
    }

    @Test func `styles`() throws {
        #expect(ViewTest(Styles(), DisplayConfiguration(width: 100, height: 400)).svg().contains("linearGradient"))
    }

    @Test func `effects`() throws {
        #expect(ViewTest(Effects(), DisplayConfiguration(width: 100)).texts.count == 10)
    }

    @Test func `pictures`() throws {
        let test = ViewTest(Pictures(), DisplayConfiguration(width: 100))
        #expect(test.images.map(\.name).contains("named"))
        #expect(test.svg().contains("canvas"))
    }
}
