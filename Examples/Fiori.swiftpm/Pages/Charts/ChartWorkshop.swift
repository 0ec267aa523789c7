import SwiftUI

/// A chart of any kind over data and options that the reader changes.
struct ChartWorkshop: View {
    var body: some View {
        List {
            LiveChart(kind: nil)
            Section { CodeDisclosure(ofPage: #filePath) }
        }
    }
}

/// A kind of chart: one whose data and options the reader changes, and its variants.
struct ChartPage: View {
    let entry: ComponentEntry

    var body: some View {
        List {
            Section { Text(entry.summary).foregroundStyle(.secondary) }
            LiveChart(kind: entry.chart)
            ForEach(entry.examples, id: \.name) { ExampleSection(example: $0) }
        }
    }
}
