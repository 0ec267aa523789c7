import Drawing

/// A picture that a function draws.
private final class DrawnImage: ImageDrawing, @unchecked Sendable {
    private let renderer: (inout GraphicsContext) -> Void

    init(size: CGSize, renderer: @escaping (inout GraphicsContext) -> Void) {
        self.renderer = renderer
        super.init(size: size)
    }

    override func displayList(in environment: EnvironmentValues) -> DisplayList {
        let recording = GraphicsRecording(environment: environment, size: size)
        var context = GraphicsContext(recording: recording)
        renderer(&context)
        var list = DisplayList()
        list.append(DisplayGroup(recording.finished, clip: ClipShape(.rect(recording.bounds))))
        return list
    }
}

extension Image {
    /// A picture that a function draws, in a size in points.
    public init(
        size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        renderer: @escaping (inout GraphicsContext) -> Void
    ) {
        self.init(source: .drawing(DrawnImage(size: size, renderer: renderer), label: label))
    }
}
