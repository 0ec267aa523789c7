import Drawing

extension Filter {
    /// The strength of a filter; 0 for filters without one.
    var amount: Double {
        switch self {
        case .blur(let radius, _): Double(radius)
        case .brightness(let amount), .contrast(let amount), .saturation(let amount), .hueRotation(let amount),
            .grayscale(let amount):
            amount
        default: 0
        }
    }

    /// The filter with another strength.
    func with(amount: Double) -> Filter {
        switch self {
        case .blur(_, let isOpaque): .blur(radius: max(CGFloat(amount), 0), isOpaque: isOpaque)
        case .brightness: .brightness(amount)
        case .contrast: .contrast(amount)
        case .saturation: .saturation(amount)
        case .hueRotation: .hueRotation(amount)
        case .grayscale: .grayscale(amount)
        default: self
        }
    }
}
