import Drawing

extension ImageDrawing {
    /// A picture that a function draws.
    fileprivate convenience init(size: CGSize, renderer: @escaping (inout GraphicsContext) -> Void) {
        self.init(size: size) { environment in
            let recording = GraphicsRecording(environment: environment, size: size)
            var context = GraphicsContext(recording: recording)
            renderer(&context)
            var list = DisplayList()
            list.append(DisplayGroup(recording.finished, clip: ClipShape(.rect(recording.bounds))))
            return list
        }
    }
}

extension Image {
    /// A picture that a function draws, in a size in points.
    public init(
        size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        renderer: @escaping (inout GraphicsContext) -> Void
    ) {
        self.init(source: .drawing(ImageDrawing(size: size, renderer: renderer), label: label))
    }
}
