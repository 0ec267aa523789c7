import Foundation
import Testing

/// Checks that no component is missing from this folder: it calls each by each of its initialisers, and the calls
/// compile and are shown.
struct ComponentNamesTests {
    private enum Initializer: CaseIterable {
        case views, data, model

        /// A call as it stands in the sources.
        func call(of component: String) -> String {
            switch self {
            case .views: #"\b\#(component)( \{|\(\s*\w+: \{)"#
            case .data: #"\b\#(component)\(\s*((?!model:)\w+: (?!\{)|"|\))"#
            case .model: #"\b\#(component)\(model:"#
            }
        }
    }

    /// The components of the original SDK that existing apps call, made by view builders, by data and by a model.
    private static let components = [
        "ObjectItem", "ObjectHeader", "HeaderChart", "ProfileHeader", "PersonDetailItem", "ContactItem", "ActivityItem",
        "SectionHeader", "KPIItem", "KPIProgressItem", "KPI", "KeyValueItem", "ListPickerItem", "SideBar",
        "SideBarListItem", "WelcomeScreen", "ActivationScreen", "InfoView", "EULAView", "UserConsentView",
        "UserConsentForm", "UserConsentPage", "SignatureCaptureView",
    ]

    /// The components that take data alone, because they back parts of the others.
    private static let backing = ["ActivityItems", "IconStack", "TagStack", "TextInput", "Action", "ProgressIndicator"]

    /// The components with initialisers of their own, by the beginnings of these.
    private static let others: [(name: String, calls: [String])] = [
        ("KPIItem", [#"\(data:"#]),
        ("KPIHeader", [#"\(items:"#, #"\(1\.\.\."#]),
        ("KPIHeaderControl", [#"\(\w+, id:"#]),
        ("KPILayoutContainer", [#"\(\d\.\.\.\d, id:"#, #"\(\w+, id:"#]),
        ("ExpandableList", [#"\(data: \w+, children: \\\.\w+\)"#, #"\(data: \w+, children: \\\.\w+, selection:"#]),
        ("Tag", [#"\(""#, #" \{"#]),
        ("PageIndicator", [#"\(numberOfPages: \d, currentPage:"#]),
        ("FioriButton", [#" \{"#, #"\(title:"#]),
        ("DimensionSelector", [#"\(segmentTitles:"#]),
        ("SegmentedControl", [#"\(segmentTitles:"#]),
        ("DataTable", [#"\(model:"#]),
    ]

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    private func sources() throws -> String {
        try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
            .filter { $0.hasSuffix(".swift") && !#filePath.hasSuffix($0) }
            .map { try String(contentsOf: Self.folder.appendingPathComponent($0), encoding: .utf8) }
            .joined(separator: "\n")
    }

    private func expect(_ call: String, in sources: String, _ what: String) throws {
        #expect(try Regex(call).firstMatch(in: sources) != nil, "nothing in this folder calls \(what)")
    }

    @Test func `every component is made in every way`() throws {
        let sources = try sources()
        for name in Self.components {
            for initializer in Initializer.allCases {
                try expect(initializer.call(of: name), in: sources, "\(name) with \(initializer)")
            }
        }
        for name in Self.backing {
            for initializer in [Initializer.data, .model] {
                try expect(initializer.call(of: name), in: sources, "\(name) with \(initializer)")
            }
        }
        for (name, calls) in Self.others {
            for call in calls { try expect(#"\b\#(name)"# + call, in: sources, "\(name)\(call)") }
        }
    }

    /// A component that is declared is in the lists above.
    @Test func `every declared component is in the table`() throws {
        let file = Self.folder.appendingPathComponent("../../../Sources/FioriSwiftUICore/Models/ModelDefinitions.swift")
        let text = try String(contentsOf: file.standardizedFileURL, encoding: .utf8)
        let pattern =
            #/
            //\ sourcery:\ generated_component(\w*)\n
            (?://\ sourcery:\ importFrameworks.*\n)?
            nonisolated\ public\ protocol\ (\w+)Model\b
            /#
        let declared = text.matches(of: pattern)
        #expect(declared.count == text.matches(of: /sourcery: generated_component/).count)
        let isBacking: (Substring) -> Bool = { $0 == "_not_configurable" }
        #expect(
            Set(declared.filter { !isBacking($0.1) }.map { String($0.2) }) == Set(Self.components))
        #expect(Set(declared.filter { isBacking($0.1) }.map { String($0.2) }) == Set(Self.backing))
    }
}
