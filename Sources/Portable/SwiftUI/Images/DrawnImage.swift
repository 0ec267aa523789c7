import Drawing

/// A picture that a function draws; equal to itself only.
final class DrawnImage: Equatable, @unchecked Sendable {
    /// In points.
    let size: CGSize
    private let renderer: (inout GraphicsContext) -> Void

    init(size: CGSize, renderer: @escaping (inout GraphicsContext) -> Void) {
        self.size = size
        self.renderer = renderer
    }

    func displayList(in environment: EnvironmentValues) -> DisplayList {
        let recording = GraphicsRecording(environment: environment, size: size)
        var context = GraphicsContext(recording: recording)
        renderer(&context)
        var list = DisplayList()
        list.append(DisplayGroup(recording.finished, clip: ClipShape(.rect(recording.bounds))))
        return list
    }

    static func == (lhs: DrawnImage, rhs: DrawnImage) -> Bool { lhs === rhs }
}
