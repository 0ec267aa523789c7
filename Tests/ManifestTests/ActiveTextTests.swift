import Testing

/// Conditions are resolved as the compiler does on another platform.
@Suite("Active text of sources")
struct ActiveTextTests {
    private func active(_ text: String, _ platform: ActiveText.Platform) -> [String] {
        ActiveText(text, on: platform).text.split(separator: "\n").map(String.init)
    }

    @Test func `one branch of a condition is left`() {
        let text = "#if os(Linux)\na\n#elseif canImport(UIKit)\nb\n#else\nc\n#endif\nd"
        #expect(active(text, .linux) == ["a", "d"])
        #expect(active(text, .iOS) == ["b", "d"])
        #expect(active(text, .macOS) == ["c", "d"])
    }

    @Test func `conditions nest and combine`() {
        let text = """
            #if !os(Linux) && (canImport(UIKit) || os(macOS))
                a
                #if os(iOS)
                    b
                #endif
            #endif
            #if DEBUG
            c
            #endif
            """
        #expect(active(text, .linux) == [])
        #expect(active(text, .macOS) == ["    a"])
        #expect(active(text, .iOS) == ["    a", "        b"])
    }

    @Test func `imports are found with attributes, access and kinds`() {
        let text = [
            "@_spi(Portable) import SwiftUI", "@testable import FioriCharts", "internal import CHTMLReader",
            "    import struct Foundation.URL", "// import Nothing", "important()",
        ].joined(separator: "\n")
        #expect(ActiveText(text, on: .macOS).imports == ["SwiftUI", "FioriCharts", "CHTMLReader", "Foundation"])
    }
}
