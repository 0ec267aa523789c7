import Testing

@testable import FioriService

/// The format of an answer is the one that the client likes best.
@Suite("Negotiation")
struct NegotiationTests {
    @Test(arguments: [
        ([], Representation.png), (["*/*"], .png), (["image/*"], .png), (["image/svg+xml"], .svg),
        (["application/pdf, image/png;q=0.5"], .pdf), (["application/json"], .json),
        (["text/html, image/svg+xml;q=0.9, */*;q=0.1"], .svg), (["image/png;q=0, image/*"], .svg),
        (["IMAGE/PDF, Application/PDF"], .pdf), (["image/svg+xml;q=0.4", "application/json;q=0.6"], .json),
        (["*/*;q=0.1, image/png;q=0.05"], .svg), (["rubbish, image/pdf;;q=, application/pdf;q=\"1\""], .pdf),
    ])
    func `the best format is chosen`(_ fields: [String], _ format: Representation) {
        #expect(Accept(fields).best(of: Representation.allCases) == format)
    }

    @Test(arguments: ["text/html", "image/gif", "image/png;q=0", "application/*", "*/*;q=0"])
    func `a client that takes none gets none`(_ field: String) {
        #expect(Accept([field]).best(of: [.png]) == nil)
    }

    @Test func `a type has its parameters, in quotes or not`() {
        let type = ContentType("Text/CSV; Charset=\"utf-8\" ; header=present")
        #expect(type?.name == "text/csv")
        #expect(type?.parameters == ["charset": "utf-8", "header": "present"])
        #expect(ContentType("text") == nil && ContentType("a/b/c") == nil && ContentType("a b/c") == nil)
    }
}
