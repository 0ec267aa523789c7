import SwiftUI

/// A view in the style of older apps. Its target takes warnings for errors: Apple deprecates what it uses in a future
/// version only, so that it must compile without any.
public struct OlderStyle: View {
    @Environment(\.presentationMode) private var presentationMode
    @Environment(\.sizeCategory) private var sizeCategory
    @State private var isAlertShown = false
    @State private var name = ""
    @State private var choice = 0

    public init() {}

    public var body: some View {
        NavigationView {
            List {
                Section(header: Text("Head")) {
                    Text("Text").foregroundColor(.red).cornerRadius(8).font(.system(.body, design: .serif))
                    TextField("Name", text: $name, onCommit: {}).autocapitalization(.none)
                        .disableAutocorrection(true)
                    Picker(selection: $choice, label: Text("Choice")) { Text("One").tag(0) }
                    NavigationLink(destination: Text("Next")) { Text("Next") }
                }
            }
            .overlay(Text("Over"), alignment: .top)
            .background(Color.yellow)
            .edgesIgnoringSafeArea(.all)
            .accentColor(.blue)
            .navigationBarTitle("Title", displayMode: .inline)
            .navigationBarItems(trailing: Button("Close") { presentationMode.wrappedValue.dismiss() })
            .alert(isPresented: $isAlertShown) { Alert(title: Text("Alert")) }
            .toolbar { ToolbarItem(placement: .navigationBarLeading) { Text("Leading") } }
        }
        .navigationViewStyle(StackNavigationViewStyle())
    }
}
