import FioriSwiftUICore
import SwiftUI

/// Default controls of the SDK: the views that stand for data when a component is made from values or from a model.
struct DefaultControlsPage: View {
    var body: some View {
        List {
            Section {
                ActivitiesOfData()
                CodeView(SourceCode(file: #filePath, declaration: "struct ActivitiesOfData"))
            } header: {
                Text("A control for data")
            } footer: {
                Text("ActivityItems is the default control for activities. It reports which of them was chosen.")
            }
            Section {
                ActivitiesInAList()
                CodeView(SourceCode(file: #filePath, declaration: "struct ActivitiesInAList"))
            } header: {
                Text("Data as a list in a builder")
            }
            Section {
                ActivitiesOfTheApp()
                CodeView(SourceCode(file: #filePath, declaration: "struct ActivitiesOfTheApp"))
            } header: {
                Text("A control of the app in its place")
            }
        }
    }
}

private struct ActivitiesOfData: View {
    @State private var chosen = "none"

    var body: some View {
        ContactItem(
            title: "Joe Kidson", subtitle: "Chosen: \(chosen)",
            actionItems: ActivityItems(
                actionItems: [.init(type: .email, data: "joe.kidson@example.com"), .init(type: .phone)],
                didSelectActivityItem: { chosen = $0.data ?? "no address" }))
    }
}

private struct ActivitiesInAList: View {
    @State private var chosen = "none"

    var body: some View {
        ContactItem(title: "Joe Kidson", subtitle: "Chosen: \(chosen)", action: { chosen = $0.data ?? "no address" }) {
            .phone(6_504_224_410)
                .email("joe.kidson@example.com")
        }
    }
}

private struct ActivitiesOfTheApp: View {
    @State private var count = 0

    var body: some View {
        ContactItem {
            Text("Joe Kidson")
        } actionItems: {
            Button("Wave (\(count))") { count += 1 }.buttonStyle(.bordered)
        }
    }
}
