import Testing

@testable import ComponentGeneration

/// Each phase writes what the original's configuration of that name wrote.
struct PhaseTests {
    private func paths(_ phase: Phase) throws -> Set<String> {
        let name = phase.dialect == .classic ? "classic" : "current"
        let result = generate(
            try TestFiles.text("Seeds/Declarations/\(name).swift"), dialect: phase.dialect, initializers: .conditional)
        return Set(result.files.filter(phase.writes).map(\.path))
    }

    @Test func `classic phases`() throws {
        #expect(
            try paths(.pre) == [
                "Components/Component+Protocols.generated.swift", "Components/EnvironmentKey+Styles.generated.swift",
                "Components/EnvironmentValues+Styles.generated.swift",
            ])
        let main = try paths(.main)
        #expect(main.contains("ViewModels/API/PersonDetailItem+API.generated.swift"))
        #expect(main.contains("ViewModels/Init+Extensions/PersonDetailItem+Init.generated.swift"))
        #expect(main.contains("ViewModels/Boilerplate/ActivityItems+View.generated.swift"))
        #expect(!main.contains("ViewModels/Init+Extensions/ActivityItems+Init.generated.swift"))
        #expect(
            try paths(.post) == [
                "ViewModels/API/ContactItem+API.generated.swift",
                "ViewModels/Boilerplate/ContactItem+View.generated.swift",
                "ViewModels/Init+Extensions/ContactItem+Init.generated.swift",
                "ViewModels/API/WelcomeScreen+API.generated.swift",
                "ViewModels/Boilerplate/WelcomeScreen+View.generated.swift",
                "ViewModels/Init+Extensions/WelcomeScreen+Init.generated.swift",
            ])
    }

    @Test func `current phases`() throws {
        #expect(try paths(.one) == ["Components/Component+Protocols.generated.swift"])
        let two = try paths(.two)
        #expect(two.contains("ViewModels/API/ContactItem+API.generated.swift"))
        #expect(two.contains("ViewModels/Model+Extensions/ContactItemModel+Extensions.generated.swift"))
        #expect(!two.contains("ViewModels/Model+Extensions/PersonDetailItemModel+Extensions.generated.swift"))
        #expect(
            try paths(.three) == [
                "Components/EnvironmentKey+Styles.generated.swift",
                "Components/EnvironmentValue+Styles.generated.swift",
            ])
        #expect(try paths(.four) == ["Components/ComponentProtocols+Extension.generated.swift"])
    }

    @Test(arguments: [("pre", Phase.pre), (".phase_one_sourcery.yml", .one), ("phase_four", .four)])
    func `a phase is known by the name of its old configuration as well`(_ name: String, _ phase: Phase) {
        #expect(Phase(argument: name) == phase)
    }

    @Test func `style keys leave out what has no style`() throws {
        for (name, dialect) in [("classic", Dialect.classic), ("current", .current)] {
            let result = generate(try TestFiles.text("Seeds/Declarations/\(name).swift"), dialect: dialect)
            let keys = result.file("EnvironmentKey+Styles.generated.swift")
            #expect(keys.contains("struct TitleModifierKey: EnvironmentKey"))
            #expect(!keys.contains("IconsModifierKey"))
            // In the current dialect ContactItemModel declares a property of that name which has a style.
            #expect(keys.contains("ActionItemsModifierKey") == (dialect == .current))
            #expect(!keys.contains("FractionModifierKey"))
        }
    }
}
