import SwiftUI

/// Values in the user defaults, some of which a button sets without a view.
struct StorageView: View {
    enum Choice: String { case tea, coffee }

    @AppStorage("count") private var count = 0
    @AppStorage("name") private var name = ""
    @AppStorage("isOn") private var isOn = false
    @AppStorage("amount") private var amount = 0.5
    @AppStorage("choice") private var choice = Choice.tea
    @AppStorage("direct") private var direct: String?

    var body: some View {
        List {
            LabeledContent("Count", value: "\(count)")
            Button("Add") { count += 1 }
            TextField("Name", text: $name)
            Toggle("Switch", isOn: $isOn)
            LabeledContent("Amount", value: "\(amount)")
            LabeledContent("Choice", value: choice.rawValue)
            LabeledContent("Direct", value: direct ?? "none")
            Button("Change") {
                amount = 0.75
                choice = .coffee
            }
            Button("Set") { UserDefaults.standard.set("set", forKey: "direct") }
            Button("Remove") { UserDefaults.standard.removeObject(forKey: "direct") }
        }
    }
}
