import FioriComponents
import SwiftUI
import UniformTypeIdentifiers

/// A gradient over a mesh of points, a text that is drawn as bars, and orders that are dragged to people.
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
struct DrawingAndDragging: View {
    @State private var middle = 0.5
    @State private var shown = 1.0

    var body: some View {
        List {
            Section("A gradient over nine points") {
                RoundedRectangle(cornerRadius: 12)
                    .fill(gradient)
                    .frame(height: 140)
                    .accessibilityHidden(true)
                Slider(value: $middle, in: 0.2...0.8) { Text("Point in the middle") }
            }
            Section("A text that is drawn as bars") {
                Text("Temperature fluctuates above the limit. Check the cooling circuit before the next shift.")
                    .font(.title3)
                    .textRenderer(Bars(shown: shown))
                Slider(value: $shown, in: 0...1) { Text("Part that is shown") }
            }
            Section("Orders that are dragged to people") { Assignments() }
        }
        .codeButton(SourceCode(file: #filePath))
    }

    private var gradient: MeshGradient {
        MeshGradient(
            width: 3, height: 3,
            points: [
                [0, 0], [0.5, 0], [1, 0], [0, 0.5], [Float(middle), 0.5], [1, 0.5], [0, 1], [0.5, 1], [1, 1],
            ],
            colors: [.blue, .cyan, .mint, .indigo, .white, .teal, .purple, .indigo, .blue])
    }
}

/// Draws a bar in the place of each run of a text, line after line.
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
private struct Bars: TextRenderer {
    /// From 0, nothing, to 1, all lines.
    var shown: Double

    var animatableData: Double {
        get { shown }
        set { shown = newValue }
    }

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        for (index, line) in layout.enumerated() {
            let part = min(max(shown * Double(layout.count) - Double(index), 0), 1)
            for run in line {
                let place = run.typographicBounds.rect
                let bar = CGRect(
                    x: place.minX, y: place.minY + place.height * 0.25, width: place.width * part,
                    height: place.height * 0.5)
                let shape = Path(roundedRect: bar, cornerRadius: bar.height / 2)
                context.fill(shape, with: .color(.accentColor.opacity(0.4)))
            }
        }
    }
}

/// Open orders, and the people who can take them.
private struct Assignments: View {
    @State private var open = ["Order 4701", "Order 4702", "Order 4703"]
    @State private var taken: [String: [String]] = ["Laurel Osborn": ["Order 4698"], "Maria Costa": []]
    @State private var target: String?

    var body: some View {
        ForEach(open, id: \.self) { order in
            ObjectItem(title: AttributedString(order), subtitle: "Drag it to a person", icons: [.icon(Self.handle)])
                // The room beside the texts belongs to the row, too.
                .contentShape(Rectangle())
                .onDrag { NSItemProvider(object: order as NSString) }
        }
        ForEach(taken.keys.sorted(), id: \.self) { person in
            ContactItem(
                title: AttributedString(person), subtitle: AttributedString(summary(of: person)),
                detailImage: Image(systemName: "person.crop.circle.fill")
            )
            .padding(4)
            .background {
                RoundedRectangle(cornerRadius: 8)
                    .strokeBorder(
                        .preferredColor(target == person ? .tintColor : .separator),
                        style: StrokeStyle(lineWidth: target == person ? 2 : 1, dash: [4]))
            }
            .onDrop(of: [.plainText], isTargeted: isTarget(person)) { providers in
                guard let provider = providers.first else { return false }
                _ = provider.loadObject(ofClass: String.self) { order, _ in
                    Task { @MainActor in
                        if let order { take(order, by: person) }
                    }
                }
                return true
            }
        }
    }

    private static let handle = Image(systemName: "line.3.horizontal")

    private func summary(of person: String) -> String {
        let orders = taken[person] ?? []
        return orders.isEmpty ? "No orders" : orders.joined(separator: ", ")
    }

    private func isTarget(_ person: String) -> Binding<Bool> {
        Binding {
            target == person
        } set: {
            target = $0 ? person : target == person ? nil : target
        }
    }

    private func take(_ order: String, by person: String) {
        guard let index = open.firstIndex(of: order) else { return }
        open.remove(at: index)
        taken[person, default: []].append(order)
    }
}
