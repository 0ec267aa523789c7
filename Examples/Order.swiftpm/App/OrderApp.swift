import SwiftUI

@main
struct OrderApp: App {
    var body: some Scene {
        WindowGroup("Order") { OrderForm() }
    }
}

/// A form with fields of many kinds, which checks itself.
struct OrderForm: View {
    @State private var order = Order()
    @State private var isConfirmed = false
    @FocusState private var focus: Field?

    private enum Field { case name, mail }

    var body: some View {
        NavigationStack {
            Form {
                Section("Customer") {
                    TextField("Name", text: $order.name).focused($focus, equals: .name)
                    TextField("Mail", text: $order.mail)
                        .focused($focus, equals: .mail)
                        .autocorrectionDisabled()
                    if !order.mail.isEmpty, !order.hasValidMail {
                        Text("The address needs an @ and a name after it.").font(.footnote).foregroundStyle(.red)
                    }
                }
                Section("Pizza") {
                    Picker("Kind", selection: $order.kind) {
                        ForEach(Order.kinds, id: \.self) { Text($0) }
                    }
                    Picker("Size", selection: $order.size) {
                        ForEach(Order.Size.allCases, id: \.self) { Text($0.rawValue.capitalized) }
                    }
                    .pickerStyle(.segmented)
                    Stepper("Number: \(order.count)", value: $order.count, in: 1...12)
                    Toggle("Extra cheese", isOn: $order.hasExtraCheese)
                }
                Section("Delivery") {
                    DatePicker("Day", selection: $order.date, displayedComponents: .date)
                    LabeledContent("Tip") {
                        Slider(value: $order.tip, in: 0...5, step: 0.5) { Text("Tip") }
                    }
                }
                Section {
                    LabeledContent("Total", value: order.total, format: .currency(code: "EUR"))
                    Button("Place Order") { isConfirmed = true }.disabled(!order.isComplete)
                } footer: {
                    if !order.isComplete { Text("A name and a mail address are needed.") }
                }
            }
            .navigationTitle("Order")
            .onSubmit { focus = focus == .name ? .mail : nil }
            .sheet(isPresented: $isConfirmed) { Confirmation(order: order) }
        }
    }
}

/// The order in words, on a sheet.
private struct Confirmation: View {
    let order: Order
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            VStack(spacing: 12) {
                Image(systemName: "checkmark.circle").font(.system(size: 56)).foregroundStyle(.green)
                Text("Thank you, \(order.name)!").font(.title2)
                Text("\(order.count) × \(order.kind), \(order.size.rawValue)").foregroundStyle(.secondary)
            }
            .toolbar {
                ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } }
            }
        }
        .presentationDetents([.medium])
    }
}
