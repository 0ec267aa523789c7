import Foundation

/// An error that prevents a component from being drawn.
package enum RenderingError: LocalizedError, CustomStringConvertible {
    /// The component has no such property.
    case unknownProperty(String, component: String, known: [String])
    /// The component has no such way to be used.
    case unknownVariant(String, component: String, known: [String])
    /// There is no picture of that name.
    case unknownSymbol(String, known: [String])
    /// A value is not of the kind that its property takes.
    case badValue(String, property: String, expected: String)

    package var description: String {
        switch self {
        case .unknownProperty(let name, let component, let known):
            "\(component) has no property '\(name)'; it has \(known.joined(separator: ", "))"
        case .unknownVariant(let name, let component, let known):
            "\(component) has no variant '\(name)'; it has \(known.map { "'\($0)'" }.joined(separator: ", "))"
        case .unknownSymbol(let name, _): "there is no symbol '\(name)'"
        case .badValue(let value, let property, let expected):
            "'\(value)' is no value of \(property), which takes \(expected)"
        }
    }

    package var errorDescription: String? { description }
}
