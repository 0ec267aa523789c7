@testable import ExamplePages
import Foundation
import SwiftUI
import Testing

@testable import ComponentGallery

/// Pictures of single components, by the names and values of the command line.
///
/// Numbers: from 600 points on the width is regular (`PictureEnvironment`), where an object shows its description; 744
/// is a small tablet. A format is told by the first 8 bytes, as many as PNG's signature has.
@MainActor
struct ComponentRenderingTests {
    private func svg(_ name: String, _ change: (inout ComponentRendering) -> Void = { _ in }) throws -> String {
        var rendering = ComponentRendering(of: try #require(ComponentCatalog.entry(named: name)))
        rendering.width = 390
        change(&rendering)
        return String(decoding: try rendering.picture().data(as: .svg), as: UTF8.self)
    }

    @Test func `values replace those of the catalogue, and empty ones leave them out`() throws {
        let picture = try svg("objectitem") {
            $0.values = [("title", "Pumpe"), ("subtitle", ""), ("status", "icon:bolt"), ("action", "Start")]
        }
        #expect(picture.contains(">Pumpe<") && picture.contains(">Start<"))
        #expect(!picture.contains("Assigned") && !picture.contains(">High<"))
    }

    @Test func `circumstances show`() throws {
        let plain = try svg("ObjectItem")
        #expect(try svg("ObjectItem") { $0.look.colorScheme = .dark } != plain)
        #expect(try svg("ObjectItem") { $0.look.hasIncreasedContrast = true } != plain)
        #expect(try svg("ObjectItem") { $0.look.dynamicTypeSize = .accessibility3 } != plain)
        #expect(try svg("ObjectItem") { $0.look.locale = Locale(identifier: "ar") } != plain)
        #expect(!plain.contains("Temperature"))
        #expect(try svg("ObjectItem") { $0.width = 744 }.contains("Temperature"))
    }

    @Test(arguments: PictureFormat.allCases)
    func formats(format: PictureFormat) throws {
        let entry = try #require(ComponentCatalog.entry(named: "ContactItem"))
        let data = try ComponentRendering(of: entry).picture().data(as: format)
        let head = String(decoding: data.prefix(8), as: UTF8.self)
        let mark = [.png: "PNG", .svg: "<", .pdf: "%PDF"][format] ?? "?"
        #expect(head.contains(mark))
    }

    @Test func `unknown names and bad values are said`() {
        #expect(throws: RenderingError.self) { try svg("ObjectItem") { $0.values = [("tittle", "x")] } }
        #expect(throws: RenderingError.self) { try svg("ObjectItem") { $0.variant = "none" } }
        let property = ComponentProperty("fraction", .number, "0.5")
        #expect(property.accepts("0.25") && !property.accepts("much"))
        #expect(throws: RenderingError.self) { try svg("EULAView") { $0.values = [("didAgree", "x")] } }
    }

    @Test func `what components say by themselves is said in the language`() throws {
        let english = try svg("EULAView") { $0.values = [("bodyAttributedText", "")] }
        let german = try svg("EULAView") {
            $0.values = [("bodyAttributedText", "")]
            $0.look.locale = Locale(identifier: "de_DE")
        }
        #expect(english != german)
        #expect(throws: Never.self) { try svg("EULAView") { $0.values = [("agreeAction", "Yes")] } }
    }

    @Test func `pictures that do not exist are said`() throws {
        #expect(throws: RenderingError.self) { try svg("KPI") { $0.values = [("icon", "persn")] } }
        #expect(throws: RenderingError.self) { try svg("KPI") { $0.values = [("icon", "sap-icon://persn")] } }
        #expect(throws: RenderingError.self) { try svg("ObjectItem") { $0.values = [("status", "icon:persn")] } }
        #expect(throws: RenderingError.self) { try svg("ContactItem") { $0.values = [("actionItems", "phone, fax")] } }
        let named = try svg("KPI") { $0.values = [("icon", "person")] }
        #expect(try svg("KPI") { $0.values = [("icon", "sap-icon://employee")] } == named)
        #expect(throws: Never.self) { try svg("ContactItem") { $0.values = [("actionItems", "phone, star")] } }
    }
}
