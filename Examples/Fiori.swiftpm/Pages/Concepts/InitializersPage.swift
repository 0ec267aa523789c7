import FioriSwiftUICore
import SwiftUI

/// The three ways to make a component: from values, from views, and from a model.
struct InitializersPage: View {
    var body: some View {
        List {
            Section("From values") {
                ContactItem(title: "Joe Kidson", subtitle: "Boston, MA")
                CodeView(SourceCode(file: #filePath, line: #line - 1))
            }
            Section("From views") {
                ContactItem {
                    Text("Joe Kidson").bold()
                } subtitle: {
                    Label("Boston, MA", systemImage: "mappin")
                }
                CodeView(SourceCode(file: #filePath, line: #line - 5))
            }
            Section("From a model") {
                ContactItem(model: Person(title: "Joe Kidson", subtitle: "Boston, MA"))
                CodeView(SourceCode(file: #filePath, line: #line - 1))
            }
        }
    }
}

/// Data of an app that a component can show.
private struct Person: ContactItemModel {
    var title: String
    var subtitle: String?
    var descriptionText: String?
    var detailImage: Image?
    var actionItems: [ActivityItemDataType]?
    func didSelectActivityItem(_ activityItem: ActivityItemDataType) {}
}
