import FioriSwiftUICore
import SwiftUI

/// Collection containers: one that knows what its elements mean, and one that lays out any views.
struct CollectionContainersPage: View {
    var body: some View {
        List {
            Section {
                SemanticContainer()
                CodeView(SourceCode(file: #filePath, declaration: "struct SemanticContainer"))
            } header: {
                Text("By meaning")
            } footer: {
                Text("Simple to use: models are enough. Elements cannot be styled one by one.")
            }
            Section {
                LayoutContainer()
                CodeView(SourceCode(file: #filePath, declaration: "struct LayoutContainer"))
            } header: {
                Text("By layout")
            } footer: {
                Text("Takes any views, which can be styled one by one.")
            }
            Section {
                LimitedContainer()
                CodeView(SourceCode(file: #filePath, declaration: "struct LimitedContainer"))
            } header: {
                Text("A limited number")
            } footer: {
                Text("A container may show fewer elements than it is given: this one shows four of six.")
            }
        }
    }
}

private struct SemanticContainer: View {
    var body: some View {
        KPIHeaderControl(LibraryPreviewData.Figure.all, id: \.title)
            .titleModifier { $0.font(.headline).foregroundStyle(.red) }
    }
}

private struct LayoutContainer: View {
    var body: some View {
        KPILayoutContainer(LibraryPreviewData.Figure.all, id: \.title) { element in
            KPI {
                Text(element.title).foregroundStyle(element.title == "97%" ? .green : .primary)
            } icon: {
                if let icon = element.icon { icon }
            }
        }
    }
}

private struct LimitedContainer: View {
    var body: some View {
        KPILayoutContainer(0..<6, id: \.self) { index in
            KPI { Text("\(index)") }
        }
    }
}
