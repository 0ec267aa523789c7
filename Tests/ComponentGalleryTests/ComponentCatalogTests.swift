import Testing

@testable import ComponentGallery

/// What the catalogue has of every component.
@MainActor
struct ComponentCatalogTests {
    @Test func namesAreDifferent() {
        #expect(Set(ComponentCatalog.all.map(\.name)).count == ComponentCatalog.all.count)
        for entry in ComponentCatalog.all {
            #expect(Set(entry.properties.map(\.name)).count == entry.properties.count, "\(entry.name)")
            #expect(Set(entry.examples.map(\.slug)).count == entry.examples.count, "\(entry.name)")
        }
    }

    @Test func everyComponentHasASummaryAndAnExample() {
        for entry in ComponentCatalog.all {
            #expect(entry.summary.hasSuffix("."), "\(entry.name)")
            #expect(!entry.examples.isEmpty, "\(entry.name)")
        }
    }

    @Test func defaultsAreOfTheirKind() {
        for entry in ComponentCatalog.all {
            for property in entry.properties {
                #expect(property.value.map(property.accepts) ?? true, "\(entry.name).\(property.name)")
            }
        }
    }
}
