import Foundation
import Testing

@testable import ComponentGeneration

/// The record of a run without changes never hides a change.
///
/// Numbers: a component has two files beside four shared ones of the current dialect
/// (Docs/Facts/Generation.md); a renamed component writes its two and removes the two of the old name.
struct RunRecordTests {
    private func project() throws -> Settings {
        let folder = try TestFiles.temporaryFolder("a package")
        try FileAccess.createFolder(folder + "/Models")
        try FileAccess.create(folder + "/Package.swift", "")
        try FileAccess.create(folder + "/Models/M.swift", InputTests.plain)
        var settings = Settings()
        settings.sources = [folder + "/Models"]
        settings.views = folder + "/Views"
        settings.output = folder + "/_generated"
        return settings
    }

    private func record(_ settings: Settings) -> String? {
        let folder = (settings.output as NSString).deletingLastPathComponent + "/.build/fiori-generate"
        return (try? FileAccess.files(below: folder) { _ in true })?.first
    }

    private func setModificationDate(of path: String, secondsFromNow seconds: Double) throws {
        let date = Date(timeIntervalSinceNow: seconds)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
    }

    /// A package whose files are old enough to be trusted, after a run without changes.
    private func settled() throws -> Settings {
        let settings = try project()
        let declaration = settings.sources[0] + "/M.swift"
        // Later than any run of this test, however slow the machine is.
        try setModificationDate(of: declaration, secondsFromNow: 3600)
        _ = try GenerationSession(settings).run()
        #expect(record(settings) == nil, "files that were just written are not trusted")
        try setModificationDate(of: declaration, secondsFromNow: -3600)
        Thread.sleep(forTimeInterval: 0.15)
        #expect(try GenerationSession(settings).run().plan.isEmpty)
        #expect(record(settings) != nil)
        #expect(try GenerationSession(settings).run().fileCount == 6)
        return settings
    }

    @Test func `a changed declaration of the same size is generated`() throws {
        let settings = try settled()
        try FileAccess.create(
            settings.sources[0] + "/M.swift", InputTests.plain.replacing("PersonModel", with: "PersolModel"))
        let outcome = try GenerationSession(settings).run()
        #expect(outcome.plan.writes.count == 2)
        #expect(outcome.plan.removals.count == 2)
    }

    @Test func `an edited, a removed and an added generated file are put right`() throws {
        let settings = try settled()
        let api = settings.output + "/ViewModels/API/Person+API.generated.swift"
        try FileAccess.create(api, GeneratedText.header + "\n")
        #expect(try GenerationSession(settings).run().plan.writes.count == 1)
        unlink(api)
        #expect(try GenerationSession(settings).run().plan.writes.count == 1)
        try FileAccess.create(settings.output + "/Left.swift", GeneratedText.header + "\n")
        #expect(try GenerationSession(settings).run().plan.removals == ["Left.swift"])
    }

    @Test func `other settings, a new input and a new body are looked at`() throws {
        var settings = try settled()
        try FileAccess.createFolder(settings.views!)
        try FileAccess.create(settings.views! + "/P.swift", "extension Person { var x: Int { _title } }")
        #expect(try GenerationSession(settings).run().diagnostics.count == 1)
        #expect(try GenerationSession(settings).run().diagnostics.count == 1, "a warning is repeated")
        unlink(settings.views! + "/P.swift")
        try FileAccess.create(settings.sources[0] + "/N.swift", "protocol {")
        #expect(try GenerationSession(settings).run().hasErrors)
        unlink(settings.sources[0] + "/N.swift")
        settings.initializers = .conditional
        #expect(try GenerationSession(settings).run().plan.writes.count >= 2)
    }
}
