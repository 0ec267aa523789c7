import SwiftUI

extension View {
    /// Adds a button in the toolbar that shows code in a sheet, for pages that a view fills.
    func codeButton(_ code: SourceCode) -> some View { modifier(CodeButton(code: code)) }
}

/// A button that shows code in a sheet.
private struct CodeButton: ViewModifier {
    let code: SourceCode

    @State private var isShown = false

    func body(content: Content) -> some View {
        content
            .toolbar {
                Button("Code") { isShown = true }
            }
            .sheet(isPresented: $isShown) {
                NavigationStack {
                    ScrollView {
                        CodeView(code).padding()
                    }
                    .navigationTitle("Code of this page")
                    .toolbarTitleDisplayMode(.inline)
                    .toolbar {
                        Button("Done") { isShown = false }
                    }
                }
            }
    }
}
