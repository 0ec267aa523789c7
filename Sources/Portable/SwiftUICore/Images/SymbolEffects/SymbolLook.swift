import CoreGraphics
import Foundation
import Symbols

/// The size and opacity of a symbol under effects.
struct SymbolLook: Equatable {
    var scale = 1.0
    var opacity = 1.0

    static let plain = SymbolLook()

    func combined(with other: SymbolLook) -> SymbolLook {
        SymbolLook(scale: scale * other.scale, opacity: opacity * other.opacity)
    }

    /// The transform of a symbol that keeps the middle of its frame.
    func transform(size: CGSize) -> CGAffineTransform {
        CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: size.width * (1 - scale) / 2, ty: size.height * (1 - scale) / 2)
    }
}

extension SymbolEffectConfiguration.Direction {
    /// The sign of a change of size.
    fileprivate var sign: Double { self == .up ? 1 : -1 }
}

extension SymbolEffectConfiguration.Motion {
    /// The length of one run at normal speed, in seconds; nil for effects that do not run but are reached.
    var period: Double? {
        switch self {
        case .bounce: 0.6
        case .pulse: 2
        default: nil
        }
    }

    /// The time in which an effect is reached and left at normal speed, in seconds.
    static let settling = 0.35

    /// True for effects that change the size.
    var moves: Bool { self != .pulse }

    /// The look in the course of a run.
    /// - Parameter part: The part of the run, 0 to 1; the symbol is as without the effect at both ends.
    func look(at part: Double) -> SymbolLook {
        switch self {
        // A damped oscillation, 20 % larger at its peak.
        case .bounce(let direction):
            SymbolLook(scale: 1 + direction.sign * 0.45 * exp(-4 * part) * sin(2 * .pi * part))
        case .pulse: SymbolLook(opacity: 1 - 0.3 * (1 - cos(2 * .pi * part)))
        default: .plain
        }
    }

    /// The look of an effect that is reached.
    /// - Parameter amount: 1 where it is active, 0 where it is not.
    func look(amount: Double) -> SymbolLook {
        switch self {
        case .scale(let direction): SymbolLook(scale: 1 + direction.sign * 0.2 * amount)
        // Upwards, a symbol comes from a smaller size, and goes to a larger one.
        case .appear(let direction): SymbolLook(scale: 1 - direction.sign * 0.3 * (1 - amount), opacity: amount)
        case .disappear(let direction): SymbolLook(scale: 1 + direction.sign * 0.3 * amount, opacity: 1 - amount)
        default: .plain
        }
    }
}
