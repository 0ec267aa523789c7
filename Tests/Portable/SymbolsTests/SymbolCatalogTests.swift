import CoreGraphics
import Expectations
import Foundation
import Testing

@testable import Symbols

/// Tests the outlines of symbols by name, and where they lie.
///
/// Numbers: in cap heights. The circle's 1.414 and the margin of 0.124 are constants of `SymbolOutline`, chosen to give
/// person.circle.fill its width (Docs/Facts/IOSMetrics.md, "Symbols"); 1.28 is the large scale there, "Sizes". Counts
/// and the bounds of boxes are limits for the table and icons of today, not compared with a device.
struct SymbolCatalogTests {
    private let catalog = SymbolCatalog.shared

    private func outline(_ name: String, _ variants: SymbolVariant = []) throws -> SymbolOutline {
        try #require(try catalog.outline(named: name, variants: variants), "\(name) is unknown")
    }

    private func isEmpty(_ shapes: [SymbolShape]) -> Bool { shapes.allSatisfy { $0.path.isEmpty } }

    // MARK: All of them

    @Test func `there are more than 700 names`() {
        #expect(catalog.names.count > 700)
        #expect(Set(catalog.names).count == catalog.names.count)
    }

    @Test func `every name has outlines inside its box`() throws {
        for name in catalog.names { try check(name) }
    }

    @Test(arguments: ["fill", "circle", "circle.fill", "square", "square.fill", "slash", "badge.plus", "badge"])
    func `every name in a variant has outlines inside its box, or is unknown`(variant: String) throws {
        var known = 0
        for name in catalog.names where try catalog.outline(named: "\(name).\(variant)") != nil {
            try check("\(name).\(variant)")
            known += 1
        }
        // Not every symbol can be filled, but every one can be enclosed, struck out and badged.
        #expect(known > (variant == "fill" ? 300 : 700), "\(known) of \(catalog.names.count)")
    }

    private func check(_ name: String) throws {
        let outline = try outline(name)
        #expect(outline.name == name)
        let paths = outline.monochrome.map(\.path.boundingBoxOfPath)
        let drawn = paths.reduce(CGRect.null) { $0.union($1) }
        #expect(drawn.width > 0.05 && drawn.height > 0.05, "\(name) draws nothing: \(drawn)")
        #expect(drawn.width < 2.4 && drawn.height < 1.9, "\(name) is too large: \(drawn)")
        #expect(outline.glyphBox.insetBy(dx: -1e-5, dy: -1e-5).encloses(drawn), "\(name): \(drawn)")
        #expect(abs(outline.alignmentRect.minX) < 1e-9)
        #expect(outline.alignmentRect.encloses(outline.glyphBox))
        #expect(abs(drawn.midY + 0.5) < 0.45, "\(name) is not at the height of the text: \(drawn)")
        #expect(!outline.layers.isEmpty && !outline.layers.contains(where: isEmpty), "\(name) has an empty layer")
    }

    // MARK: Single ones

    @Test func `a circle is centred on half the cap height, with margins`() throws {
        let circle = try outline("circle")
        #expect(circle.glyphBox.isClose(to: CGRect(x: 0.124, y: -1.207, width: 1.414, height: 1.414), within: 1e-5))
        #expect(circle.alignmentRect.isClose(to: CGRect(x: 0, y: -1.331, width: 1.662, height: 1.662), within: 1e-5))
    }

    @Test func `an envelope is wider than a circle, and not as high`() throws {
        let envelope = try outline("envelope")
        #expect(envelope.glyphBox.width.isClose(to: 1.414 * 2 / CGFloat(3).squareRoot(), within: 0.001))
        #expect((envelope.glyphBox.width / envelope.glyphBox.height).isClose(to: 4 / 3, within: 0.001))
    }

    @Test func `left and right are mirror images`() throws {
        let left = try outline("chevron.left")
        let right = try outline("chevron.right")
        #expect(left.glyphBox.isClose(to: right.glyphBox, within: 1e-3))
        #expect(left.monochrome != right.monochrome)
        #expect(try outline("chevron.forward").monochrome == right.monochrome)
        #expect(try outline("chevron.forward").followsTextDirection)
        #expect(right.followsTextDirection == false)
    }

    @Test func `an alias has the same outlines, in its variants too`() throws {
        #expect(try outline("icloud").monochrome == outline("cloud").monochrome)
        #expect(try outline("mail.fill").monochrome == outline("envelope.fill").monochrome)
    }

    @Test func `a filled shape has its symbol cut out`() throws {
        let filled = try outline("chevron.right.circle.fill")
        try #require(filled.monochrome.count == 1)
        #expect(filled.monochrome[0].rule == .evenOdd)
        // The chevron, then the disk.
        #expect(filled.layers.count == 2)
        let disk = filled.layers[1].map(\.path.boundingBoxOfPath).reduce(CGRect.null) { $0.union($1) }
        let chevron = filled.layers[0].map(\.path.boundingBoxOfPath).reduce(CGRect.null) { $0.union($1) }
        #expect(disk.width.isClose(to: 1.414, within: 0.001))
        #expect(chevron.width < 0.5 * disk.width && disk.encloses(chevron))
    }

    @Test func `the icons' own enclosed forms come apart into symbol and shape`() throws {
        for name in ["plus.circle", "plus.circle.fill", "checkmark.square", "exclamationmark.triangle.fill"] {
            let layers = try outline(name).layers
            try #require(layers.count == 2, "\(name)")
            let boxes = layers.map { $0.map(\.path.boundingBoxOfPath).reduce(CGRect.null) { $0.union($1) } }
            #expect(boxes[0].width < 0.7 * boxes[1].width, "\(name): \(boxes)")
        }
    }

    @Test func `a slash is a layer of its own over what it leaves`() throws {
        let struck = try outline("tag.slash")
        #expect(struck.layers.count == 2)
        let slash = try #require(struck.layers[0].first).path.boundingBoxOfPath
        #expect(slash.width.isClose(to: slash.height, within: 1e-5))
        #expect(try outline("tag", .slash).monochrome == struck.monochrome)
    }

    @Test func `a badge lies at the lower right, a mere dot at the upper right`() throws {
        let plus = try outline("folder.badge.plus")
        let badge = try #require(plus.layers[0].first).path.boundingBoxOfPath
        #expect(badge.midX > plus.glyphBox.midX && badge.midY > plus.glyphBox.midY)
        let dot = try #require(try outline("bell.badge").layers[0].first).path.boundingBoxOfPath
        #expect(dot.midX > 0.8 && dot.midY < -0.5)
    }

    // MARK: Variants

    @Test func `a variant that does not exist leaves the symbol as it is`() throws {
        #expect(try outline("star", [.fill]).name == "star.fill")
        #expect(try outline("chevron.right", [.fill]).name == "chevron.right")
        #expect(try outline("chevron.right", [.circle, .fill]).name == "chevron.right.circle.fill")
    }

    @Test(arguments: ["", ".", "fill", "no.such.symbol", "circle.", ".circle", "person..fill", "badge.plus", "Person"])
    func `an unknown name has no outline`(name: String) throws {
        #expect(try catalog.outline(named: name) == nil)
        #expect(try catalog.outline(named: name, variants: [.circle, .fill, .slash]) == nil)
    }

    // MARK: Placing

    @Test func `scales share the centre`() throws {
        let medium = try outline("star")
        let large = medium.scaled(.large)
        #expect(large.glyphBox.midY.isClose(to: -0.5 + (medium.glyphBox.midY + 0.5) * 1.28))
        #expect(large.glyphBox.width.isClose(to: medium.glyphBox.width * 1.28))
        #expect(medium.scaled(.medium) == medium)
    }

    @Test func `placing multiplies by the cap height and moves to the baseline`() throws {
        let placed = try outline("circle").placed(at: CGPoint(x: 100, y: 50), capHeight: 10)
        let expected = CGRect(x: 101.24, y: 37.93, width: 14.14, height: 14.14)
        #expect(placed.glyphBox.isClose(to: expected, within: 1e-4))
        let drawn = try #require(placed.monochrome.first).path.boundingBoxOfPath
        #expect(drawn.isClose(to: expected, within: 1e-4))
    }

    @Test func `mirroring keeps the space`() throws {
        let arrow = try outline("arrow.forward")
        #expect(arrow.mirrored.glyphBox.isClose(to: arrow.glyphBox, within: 1e-9))
        #expect(arrow.mirrored.alignmentRect.isClose(to: arrow.alignmentRect, within: 1e-9))
        #expect(arrow.mirrored.monochrome != arrow.monochrome)
    }

    @Test func `heavier text thickens more`() {
        let widths = SymbolWeight.allCases.map(SymbolOutline.emboldening)
        #expect(widths.prefix(3).allSatisfy { $0 == 0 })
        #expect(zip(widths.dropFirst(2), widths.dropFirst(3)).allSatisfy { $0 < $1 })
    }

    // MARK: The package

    @Test func `a missing package is an error that names it`() throws {
        let catalog = SymbolCatalog(folder: URL(fileURLWithPath: "/no/such/folder"))
        let error = #expect(throws: SymbolError.self) { try catalog.outline(named: "star") }
        #expect(error == .missingPackage(package: "bootstrap-icons", folder: "/no/such/folder"))
        #expect(error?.description.contains("apt-get install bootstrap-icons") == true)
    }

    @Test func `an icon that is missing or broken is an error that names the file`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try "<svg viewBox='0 0 16 16'><path d='M1 1L'/></svg>".write(
            to: folder.appendingPathComponent("star.svg"), atomically: true, encoding: .utf8)
        let catalog = SymbolCatalog(folder: folder)
        let file = folder.appendingPathComponent("star.svg").path
        let broken = #expect(throws: SymbolError.self) { try catalog.outline(named: "star") }
        #expect(broken?.description.hasPrefix("\(file) cannot be read: <path> at line 1: expected a number") == true)
        let missing = #expect(throws: SymbolError.self) { try catalog.outline(named: "heart") }
        #expect(missing?.description.contains("heart.svg is missing") == true)
    }

    @Test func `every icon of the package can be read`() throws {
        let icons = try BootstrapIcons(folder: URL(fileURLWithPath: "/usr/share/bootstrap-icons/svg"))
        let files = try FileManager.default.contentsOfDirectory(atPath: icons.folder.path)
        // Some icons reach beyond their box: crop to 17.5.
        let box = CGRect(x: 0, y: 0, width: 16, height: 16).insetBy(dx: -1.6, dy: -1.6)
        try expectAll(files.filter { $0.hasSuffix(".svg") }, count: 1_500...) { file in
            let figures = try icons.figures(of: String(file.dropLast(4)))
            #expect(!figures.isEmpty && box.encloses(figures.bounds), "\(file): \(figures.bounds)")
        }
    }

    @Test func `many threads may ask at once`() async throws {
        let catalog = SymbolCatalog(folder: URL(fileURLWithPath: "/usr/share/bootstrap-icons/svg"))
        let expected = try outline("heart.circle.fill")
        try await withThrowingTaskGroup(of: SymbolOutline?.self) { group in
            for _ in 0..<32 { group.addTask { try catalog.outline(named: "heart.circle.fill") } }
            let outlines = try await group.reduce(into: []) { $0.append($1) }
            #expect(outlines == Array(repeating: expected, count: 32))
        }
    }
}
