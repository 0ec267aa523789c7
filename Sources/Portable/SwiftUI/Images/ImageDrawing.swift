import Drawing

/// A picture that is drawn on demand; equal to itself only.
class ImageDrawing: Equatable, @unchecked Sendable {
    /// In points.
    final let size: CGSize

    init(size: CGSize) { self.size = size }

    func displayList(in environment: EnvironmentValues) -> DisplayList { DisplayList() }

    static func == (lhs: ImageDrawing, rhs: ImageDrawing) -> Bool { lhs === rhs }
}
