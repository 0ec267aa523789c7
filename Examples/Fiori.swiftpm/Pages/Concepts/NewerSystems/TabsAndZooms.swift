import FioriComponents
import SwiftUI

/// Pictures that grow to pages, and tabs that are values, in sections where there is room for a sidebar.
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
struct TabsAndZooms: View {
    @Namespace private var plants

    private static let columns = [GridItem(.adaptive(minimum: 140), spacing: 16)]

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                SectionHeader(title: "Plants", attribute: "Tap a picture")
                LazyVGrid(columns: Self.columns, spacing: 16) {
                    ForEach(Plant.all) { plant in
                        NavigationLink(value: plant) {
                            PlantPicture(plant: plant)
                                .frame(height: 120)
                                .matchedTransitionSource(id: plant.id, in: plants) {
                                    $0.clipShape(RoundedRectangle(cornerRadius: 16))
                                }
                        }
                        .buttonStyle(.plain)
                    }
                }
                SectionHeader(title: "Tabs")
                PlantTabs()
                    .frame(height: 320)
                    .clipShape(RoundedRectangle(cornerRadius: 16))
                    .overlay {
                        RoundedRectangle(cornerRadius: 16)
                            .strokeBorder(.preferredColor(.separator), lineWidth: 1)
                            .allowsHitTesting(false)
                    }
            }
            .padding(16)
        }
        .containerBackground(.preferredColor(.primaryGroupedBackground), for: .navigation)
        .codeButton(SourceCode(file: #filePath))
        .navigationDestination(for: Plant.self) { plant in
            PlantPage(plant: plant).navigationTransition(.zoom(sourceID: plant.id, in: plants))
        }
    }
}

/// The tabs of an app.
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
private struct PlantTabs: View {
    @State private var selection = Place.orders

    private enum Place: Hashable {
        case orders, deliveries, archive
    }

    var body: some View {
        TabView(selection: $selection) {
            Tab("Orders", systemImage: "shippingbox", value: Place.orders) {
                Lines(names: ["Pump with controls", "Spare parts for a pump"])
            }
            .badge(2)
            TabSection("Done") {
                Tab("Deliveries", systemImage: "truck.box", value: Place.deliveries) {
                    Lines(names: ["Valve, delivered on Monday"])
                }
                Tab("Archive", systemImage: "archivebox", value: Place.archive) { Lines(names: ["Valve, 2025"]) }
            }
        }
    }
}

/// Rows of objects.
private struct Lines: View {
    let names: [String]

    var body: some View {
        List(names, id: \.self) { name in ObjectItem(title: AttributedString(name), subtitle: "Hamburg") }
    }
}

/// The page of a plant, in a colour of its own.
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
private struct PlantPage: View {
    let plant: Plant

    var body: some View {
        ScrollView {
            VStack(spacing: 16) {
                PlantPicture(plant: plant).frame(height: 240)
                KeyValueItem(key: "Open orders", value: AttributedString("\(plant.orders)"))
                KeyValueItem(key: "Next inspection", value: "Monday")
            }
            .padding(16)
        }
        .navigationTitle(plant.name)
        .containerBackground(plant.color.opacity(0.15).gradient, for: .navigation)
    }
}

private struct Plant: Hashable, Identifiable {
    let name: String
    let color: Color
    let orders: Int

    var id: String { name }

    static let all = [
        Plant(name: "Hamburg", color: .blue, orders: 12), Plant(name: "Houston", color: .orange, orders: 19),
        Plant(name: "Pune", color: .green, orders: 26), Plant(name: "Osaka", color: .purple, orders: 33),
    ]
}

/// The picture of a plant.
private struct PlantPicture: View {
    let plant: Plant

    var body: some View {
        RoundedRectangle(cornerRadius: 16)
            .fill(plant.color.gradient)
            .overlay {
                Image(systemName: "building.2.fill").font(.largeTitle).foregroundStyle(.white.opacity(0.85))
                    .accessibilityHidden(true)
            }
            .overlay(alignment: .bottomLeading) {
                Text(plant.name)
                    .font(.headline)
                    .padding(.horizontal, 10)
                    .padding(.vertical, 4)
                    .background(.preferredColor(.primaryBackground), in: Capsule())
                    .padding(10)
            }
    }
}
