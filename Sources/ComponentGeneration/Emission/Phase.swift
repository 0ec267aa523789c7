import ArgumentParser

/// A phase of the seeds' commands, which writes part of the output. Generation itself has no phases.
package enum Phase: String, CaseIterable, ExpressibleByArgument, Sendable {
    case pre, main, post
    case one, two, three, four

    package var dialect: Dialect {
        switch self {
        case .pre, .main, .post: .classic
        case .one, .two, .three, .four: .current
        }
    }

    /// The seeds' configuration files are named `.phase_one_sourcery.yml`: that spelling is understood as well.
    package init?(argument: String) {
        let name = argument.replacing("_sourcery.yml", with: "").replacing("phase_", with: "").replacing(".", with: "")
        self.init(rawValue: name)
    }

    /// True if the phase writes a file.
    package func writes(_ file: GeneratedFile) -> Bool {
        switch self {
        case .pre: [.componentProtocols, .environmentKeys, .environmentValues].contains(file.kind)
        case .main: file.component != nil && file.component != .composite
        case .post: file.component == .composite
        case .one: file.kind == .componentProtocols
        case .two: file.component != nil
        case .three: [.environmentKeys, .environmentValues].contains(file.kind)
        case .four: file.kind == .componentProtocolExtensions
        }
    }
}
