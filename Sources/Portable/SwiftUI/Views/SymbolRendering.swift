import CoreGraphics
import Drawing
import TextLayout

/// A symbol in the size of the text around it.
struct SymbolRendering {
    let size: CGSize
    let baseline: CGFloat
    /// In a box of ``size``; nil when no symbol of that name is known.
    let outline: CGPath?
    /// What assistive technology reads.
    let label: String

    init(name: String, in environment: EnvironmentValues) {
        var descriptor = (environment.font ?? .body).resolve(in: environment)
        for trait in environment.fontTraits { trait.apply(to: &descriptor) }
        let pointSize = descriptor.size * environment.imageScale.factor
        size = CGSize(width: pointSize * 1.2, height: pointSize * 1.2)
        baseline = size.height * 0.8
        outline = nil
        label = name.split(separator: ".").joined(separator: " ")
    }
}
