@testable import ExamplePages
import Foundation
import Rendering
import SwiftUI
import Testing

@testable import ComponentGallery

/// Compares every example of the gallery with its picture: light in compact width each, and one of each component dark
/// in regular width; charts and cards also with large text. `make snapshots` records new and intended changes; look at
/// the changed pictures before committing.
///
/// Numbers: 5 MB is a limit chosen for the repository, above the 1.9 MB that the pictures take today. Lines of
/// differences are worked out from the texts in the test.
@MainActor
struct SnapshotTests {
    private let folder = SnapshotFolder()

    private struct Snapshot {
        let name: String
        let example: GalleryExample
        let variant: GalleryVariant

        @MainActor func svg() -> String {
            let host = ViewHost(
                GalleryRow(example: example, inset: variant.rowInset), environment: variant.environment)
            host.layout(ProposedViewSize(width: variant.width, height: nil))
            return SVGRenderer().render(host.displayList, canvas: Canvas(size: host.size, scale: 2))
        }
    }

    private var snapshots: [Snapshot] {
        let light = GalleryVariant(colorScheme: .light, sizeClass: .compact, dynamicTypeSize: .large)
        let dark = GalleryVariant(colorScheme: .dark, sizeClass: .regular, dynamicTypeSize: .large)
        let large = GalleryVariant(colorScheme: .light, sizeClass: .compact, dynamicTypeSize: .accessibility3)
        func name(_ entry: ComponentEntry) -> String {
            entry.qualifiedName.lowercased().replacing(" ", with: "-").replacing(".", with: "-")
        }
        let plain = (ComponentCatalog.all + StyleableCatalog.all + ChartCatalog.all + CardCatalog.all).flatMap {
            entry in
            entry.examples.map { Snapshot(name: "\($0.slug).svg", example: $0, variant: light) }
                + entry.examples.prefix(1).map {
                    Snapshot(name: "\(name(entry))-dark-regular.svg", example: $0, variant: dark)
                }
        }
        return plain
            + (ChartCatalog.all + CardCatalog.all).flatMap { entry in
                entry.examples.prefix(1).map {
                    Snapshot(name: "\(name(entry))-large-text.svg", example: $0, variant: large)
                }
            }
    }

    /// Machines of continuous integration have the faces of the packages that the project names; others may not.
    private nonisolated static let isContinuousIntegration = ProcessInfo.processInfo.environment["CI"] != nil

    @Test(
        .enabled("the snapshots were recorded with other versions of the faces") {
            let faces = await SnapshotFaces.description
            return SnapshotFolder.isRecording || SnapshotFolder().text(of: "faces.txt") == faces
                || isContinuousIntegration
        })
    func `pictures are the recorded ones`() throws {
        guard !SnapshotFolder.isRecording else { return try record() }
        let faces = SnapshotFaces.description
        guard folder.text(of: "faces.txt") == faces else {
            Issue.record("the snapshots were recorded with other versions of the faces than these:\n\(faces)")
            return
        }
        for snapshot in snapshots {
            guard let recorded = folder.text(of: snapshot.name) else {
                Issue.record("there is no snapshot \(snapshot.name); look at the component, then run: make snapshots")
                continue
            }
            let drawn = snapshot.svg()
            guard drawn != recorded else { continue }
            Issue.record(
                """
                \(snapshot.example.component), “\(snapshot.example.name)”, \(snapshot.variant.name), looks different; \
                if it is meant to: make snapshots
                \(snapshot.name)
                \(LineDifference.description(from: recorded, to: drawn))
                """)
        }
        let stale = try folder.names().subtracting(snapshots.map(\.name))
        #expect(stale.isEmpty, "no example has these snapshots; run: make snapshots")
    }

    private func record() throws {
        for snapshot in snapshots { try folder.write(snapshot.svg(), as: snapshot.name) }
        for name in try folder.names().subtracting(snapshots.map(\.name)) { try folder.remove(name) }
        try folder.write(SnapshotFaces.description, as: "faces.txt")
    }

    @Test func `names are different`() {
        #expect(Set(snapshots.map(\.name)).count == snapshots.count)
    }

    /// The whole repository is cloned before every test.
    @Test func `all together are small`() throws {
        #expect(try folder.size() < 5_000_000)
    }

    @Test func `differences are shown as lines`() {
        let (old, new) = ("a\nb\nc\nd\ne\n", "a\nb\nC\nd\nE\n")
        #expect(
            LineDifference.description(from: old, to: new) == """
                @@ line 3 @@
                 b
                -c
                +C
                -e
                +E
                \(" ")
                """)
        #expect(LineDifference.description(from: "a", to: "a\nb").hasSuffix("+b"))
        #expect(LineDifference.description(from: old, to: "", limit: 3).hasSuffix("more lines"))
    }
}
