import FioriSwiftUICore
import SwiftUI

/// Conditional initialisers: parts of a component that are optional may be left out.
struct OptionalPartsPage: View {
    var body: some View {
        List {
            Section {
                AllParts()
                CodeView(SourceCode(file: #filePath, declaration: "struct AllParts"))
            } header: {
                Text("All parts")
            }
            Section {
                WithoutActions()
                CodeView(SourceCode(file: #filePath, declaration: "struct WithoutActions"))
            } header: {
                Text("Parts left out")
            } footer: {
                Text("Builders of optional parts have defaults, from which Swift infers EmptyView as their type.")
            }
            Section {
                PartByData()
                CodeView(SourceCode(file: #filePath, declaration: "struct PartByData"))
            } header: {
                Text("A part by data")
            } footer: {
                Text("A value that may be nil takes no room when it is.")
            }
        }
    }
}

private struct AllParts: View {
    @State private var isWritten = false

    var body: some View {
        ContactItem {
            Label("Ana Fuentes", systemImage: "star.fill")
        } subtitle: {
            Text("Key account manager")
        } footnote: {
            Text("Madrid, until 17:30")
        } descriptionText: {
            Text("Answers questions about contracts and renewals.")
        } detailImage: {
            Image(systemName: "person.crop.circle")
        } actionItems: {
            Button(isWritten ? "Email begun" : "Email") { isWritten.toggle() }
        }
    }
}

private struct WithoutActions: View {
    var body: some View {
        ContactItem {
            Label("Ana Fuentes", systemImage: "star.fill")
        } subtitle: {
            Text("Key account manager")
        }
    }
}

private struct PartByData: View {
    @State private var hasFootnote = true

    var body: some View {
        ContactItem(title: "Joe Kidson", subtitle: "Boston, MA", footnote: hasFootnote ? "On leave" : nil)
        Toggle("Footnote", isOn: $hasFootnote)
    }
}
