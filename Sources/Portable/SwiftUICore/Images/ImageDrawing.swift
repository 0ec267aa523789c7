import Drawing

/// A picture that is drawn on demand; equal to itself only.
///
/// Unchecked, because functions that draw need not be `Sendable` in Apple's API either; nothing of it ever changes.
final class ImageDrawing: Equatable, @unchecked Sendable {
    /// In points.
    let size: CGSize
    private let draw: (EnvironmentValues) -> DisplayList

    init(size: CGSize, draw: @escaping (EnvironmentValues) -> DisplayList) {
        self.size = size
        self.draw = draw
    }

    func displayList(in environment: EnvironmentValues) -> DisplayList { draw(environment) }

    static func == (lhs: ImageDrawing, rhs: ImageDrawing) -> Bool { lhs === rhs }
}
