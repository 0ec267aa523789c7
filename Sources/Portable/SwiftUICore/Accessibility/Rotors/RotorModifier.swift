/// The name of a rotor, before the language is known.
enum RotorName: Sendable {
    case text(Text)
    case system(SystemRotor)
}

/// Gives the elements of the content a rotor.
///
/// The entries are made with the body, so that what their closure reads of state is followed.
nonisolated struct RotorModifier: ViewModifier {
    let name: RotorName
    let entries: @MainActor () -> [RotorEntry]

    @MainActor func body(content: Content) -> some View {
        content.modifier(RotorElementModifier(name: name, entries: entries()))
    }
}

nonisolated private struct RotorElementModifier: BoxModifier {
    typealias Body = Never

    let name: RotorName
    let entries: [RotorEntry]

    @MainActor func makeBox(environment: EnvironmentValues) -> RotorBox {
        let box = RotorBox(name: name)
        update(box, environment: environment)
        return box
    }

    @MainActor func update(_ box: RotorBox, environment: EnvironmentValues) {
        box.name = name
        box.entries = entries
        box.environment = environment
    }
}

private final class RotorBox: TransparentBox {
    var name: RotorName
    var entries: [RotorEntry] = []
    var environment = EnvironmentValues()

    init(name: RotorName) { self.name = name }

    override func describe(to builder: inout SemanticsBuilder) {
        let elements = builder.gather { super.describe(to: &$0) }
        guard !elements.isEmpty else { return }
        builder.hasRelations = true
        let rotor = rotor(in: &builder)
        for var element in elements {
            element.details.rotors.removeAll { $0.name == rotor.name }
            element.details.rotors.append(rotor)
            builder.add(element)
        }
    }

    /// The rotor, whose entries have no elements yet.
    @MainActor private func rotor(in builder: inout SemanticsBuilder) -> SemanticsRotor {
        let spokenName =
            switch name {
            case .text(let text): SemanticsRotor.Name.custom(builder.string(text, in: environment))
            case .system(let kind): SemanticsRotor.Name.system(kind)
            }
        var places: [SemanticsRotor.Entry] = []
        for entry in entries {
            let label = entry.label.map { builder.string($0, in: environment) } ?? ""
            places.append(
                .init(
                    label: label, target: nil, textRange: entry.textRange, place: entry.place, prepare: entry.prepare))
        }
        return SemanticsRotor(name: spokenName, entries: places, source: identity)
    }
}
