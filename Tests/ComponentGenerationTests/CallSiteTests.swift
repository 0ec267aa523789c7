import Expectations
import Foundation
import Testing

@testable import ComponentGeneration

/// The committed fixtures: generated code of both dialects and both forms, and the calls that both must accept.
/// `GeneratedComponentsTests` builds and runs them.
///
/// Numbers: 80 is a lower bound, so that a fixture that lost its calls fails; today the dialects have 98 and 275.
struct CallSiteTests {
    static let dialects: [(dialect: Dialect, folder: String)] = [(.classic, "Classic"), (.current, "Current")]
    private static let root = TestFiles.package + "/Tests/GeneratedComponents/"

    @Test(arguments: dialects)
    func `the call sites are those of the declarations`(_ dialect: Dialect, _ folder: String) throws {
        let sources = try SourceFolders.read([Self.root + folder + "/Components", Self.root + folder + "/Models"])
        let model = ComponentModel(files: sources.map(SourceParser.declarations), dialect: dialect)
        #expect(model.diagnostics.map(\.formatted) == [])
        let sites = CallSites(model: model)
        #expect(sites.calls.count > 80)
        try expect(Self.root + folder + "/CallSites.swift", holds: sites.source)
    }

    @Test(arguments: dialects, InitializerForm.allCases)
    func `the generated fixtures are up to date`(_ which: (dialect: Dialect, folder: String), _ form: InitializerForm)
        throws
    {
        var settings = Settings()
        settings.dialect = which.dialect
        settings.initializers = form
        settings.sources = ["Components", "Models"].map { Self.root + which.folder + "/" + $0 }
        settings.views = Self.root + which.folder + "/Views"
        settings.output = Self.root + which.folder + (form == .conditional ? "Conditional" : "") + "/_generated"
        settings.isStrict = true
        let session = GenerationSession(settings)
        let outcome = Self.updates ? try session.run() : try session.plan()
        #expect(outcome.diagnostics.map(\.formatted) == [])
        #expect(Self.updates || outcome.plan.isEmpty, "stale: \(outcome.plan.writes.map(\.path))")
    }

    @Test(arguments: [StyleableForm.compact, .original])
    func `the generated fixtures of the styleable dialect are up to date`(_ form: StyleableForm) throws {
        var settings = Settings()
        settings.dialect = .styleable
        settings.styleableForm = form
        settings.sources = [Self.root + "Styleable/Components"]
        settings.views = Self.root + "Styleable/Styles"
        settings.output = Self.root + (form == .original ? "StyleableOriginal" : "Styleable") + "/_generated"
        settings.writesBoilerplate = false
        let session = GenerationSession(settings)
        let outcome = Self.updates ? try session.run() : try session.plan()
        #expect(
            outcome.diagnostics.map(\.message) == ["the default of the binding 'text' is lost in the data initialiser"])
        #expect(Self.updates || outcome.plan.isEmpty, "stale: \(outcome.plan.writes.map(\.path))")
    }

    @Test func `the components of this package are up to date`() throws {
        let root = Self.root.components(separatedBy: "/Tests/")[0]
        try expectAll(ConfigurationFile.settings(at: root + "/fiori.yml"), count: 3) { settings in
            let outcome = try GenerationSession(settings).plan()
            #expect(outcome.diagnostics.map(\.formatted) == [])
            #expect(outcome.plan.isEmpty, "stale: \(outcome.plan.writes.map(\.path))")
        }
    }

    private static let updates = ProcessInfo.processInfo.environment["UPDATE_FIXTURES"] != nil

    private func expect(_ path: String, holds text: String) throws {
        if Self.updates { try text.write(toFile: path, atomically: true, encoding: .utf8) }
        let isSame = try String(contentsOfFile: path, encoding: .utf8) == text
        #expect(isSame, "\(path) is stale")
    }
}
