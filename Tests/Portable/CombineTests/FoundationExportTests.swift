import Combine
import Testing

/// Tests of the modules that `import Combine` alone brings along, as in the models of many apps.
@Suite("Exports of Combine")
struct FoundationExportTests {
    @Test func `a file that imports Combine sees requests and additions to Foundation`() {
        let request = URLRequest(url: URL(fileURLWithPath: "/tmp"))
        #expect(request.httpMethod == "GET")
        #expect(IndexPath(row: 1, section: 2).row == 1)
        #expect(Just(IndexPath(row: 1, section: 2)).output.section == 2)
    }
}
