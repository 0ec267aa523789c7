import Testing

@testable import FioriService

/// The OpenAPI document has each route and each option of the tables, and nothing else.
@Suite("OpenAPI")
struct OpenAPITests {
    private let document = OpenAPIDocument(version: "1", hasTokens: true).json

    @Test func `each route is an operation of the document`() {
        let paths = document["paths"]?.members ?? []
        #expect(paths.map(\.name) == RouteTable.routes.map(\.path))
        for (route, path) in zip(RouteTable.routes, paths) {
            #expect(path.value.members?.map(\.name) == [route.method.rawValue.lowercased()])
        }
    }

    @Test func `each option is a member of the envelope, and a parameter unless it is a document`() {
        for (path, subject) in [
            ("/v1/cards", Subject.card), ("/v1/charts", .chart), ("/v1/components/{name}", .component),
        ] {
            let names = document["paths"]?[path]?["post"]?["parameters"]?.elements?
                .filter { $0["in"] == "query" }.compactMap { $0["name"]?.string }
            let options = OptionTable.options(of: subject).map(\.name)
            #expect(names == options.filter { $0 != "styleSheet" } + ["format"])
            let schema = "\(subject.rawValue.capitalized)Options"
            #expect(document["components"]?["schemas"]?[schema]?["properties"]?.members?.map(\.name) == options)
        }
    }

    @Test func `each reference leads to a schema`() {
        func references(_ json: JSON) -> [String] {
            switch json {
            case .object(let members):
                members.flatMap { $0.name == "$ref" ? [$0.value.string ?? ""] : references($0.value) }
            case .array(let elements): elements.flatMap(references)
            default: []
            }
        }
        let known = document["components"]?["schemas"]?.members?.map { "#/components/schemas/" + $0.name } ?? []
        #expect(Set(references(document)).isSubset(of: known))
    }

    @Test func `tokens stand in the document where they are asked for`() {
        let open = OpenAPIDocument(version: "1", hasTokens: false).json
        #expect(document["paths"]?["/v1/cards"]?["post"]?["security"] != nil)
        #expect(open["paths"]?["/v1/cards"]?["post"]?["security"] == nil)
        #expect(open["components"]?["securitySchemes"] == nil)
    }
}
