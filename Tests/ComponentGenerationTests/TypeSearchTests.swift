import Foundation
import Testing

@testable import ComponentGeneration

/// The folders that are searched for a view that a tag names: those of the run, and the target of the package.
struct TypeSearchTests {
    private func search(_ files: [String], output: String) throws -> (search: TypeSearch, folder: String) {
        let folder = try TestFiles.temporaryFolder("search")
        for file in files {
            try FileAccess.createFolder((folder + "/" + file).parentFolder)
            let name = (file.lastPathComponent as NSString).deletingPathExtension
            try FileAccess.create(folder + "/" + file, file.hasSuffix("Package.swift") ? "" : "struct \(name) {}")
        }
        var settings = Settings()
        settings.sources = ["In/Models"]
        settings.views = "In/Views"
        settings.output = output
        settings.resolvePaths(from: folder)
        return (TypeSearch(settings), folder)
    }

    @Test func `beside the folders of a run nothing is read`() throws {
        let (search, _) = try search(
            ["In/Models/Given.swift", "In/Views/Shown.swift", "Elsewhere.swift", "Other/Deep/Deeper.swift"],
            output: "_generated")
        #expect(search.finds("Given"))
        #expect(search.finds("Shown"))
        #expect(!search.finds("Elsewhere"))
        #expect(!search.finds("Deeper"))
        // There may be sources that the run does not know.
        #expect(search.declares("Elsewhere"))
    }

    @Test func `of a package the target is read, and no other folder`() throws {
        let files = [
            "Package.swift", "Sources/Mine/Views/Near.swift", "Sources/Other/Far.swift", "Tools/Tool.swift",
        ]
        let (search, _) = try search(files, output: "Sources/Mine/_generated")
        #expect(search.declares("Near"))
        #expect(!search.declares("Far"))
        #expect(!search.declares("Tool"))
        let (atRoot, _) = try self.search(files, output: "_generated")
        #expect(!atRoot.finds("Near"))
        #expect(!atRoot.finds("Tool"))
    }

    @Test func `a run reads nothing beside its folders, whatever lies there`() throws {
        let project = try CommandProject(
            """
            protocol _Icons: _ComponentMultiPropGenerating {
                // sourcery: backingComponent = IconStack
                var icons: [String]? { get }
            }
            // sourcery: generated_component
            public protocol XModel: IconsComponent {}
            """)
        // A reader of a pipe waits for a writer, who never comes.
        try FileManager.default.createDirectory(atPath: project.folder + "/Far/Away", withIntermediateDirectories: true)
        #expect(mkfifo(project.folder + "/Far/Away/Pipe.swift", 0o600) == 0)
        let run = try project.run()
        #expect(run.status == 0)
        #expect(run.errors == "")
    }
}
