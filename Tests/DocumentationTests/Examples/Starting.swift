// The code has the form of the pages.
// swift-format-ignore-file
// README.md

import FioriSwiftUI
import SwiftUI

struct OneChart: View {
    var body: some View {
        // example
        ChartView(ChartModel(chartType: .column, data: [[12, 18, nil, 22]], titlesForCategory: [["Q1", "Q2", "Q3", "Q4"]]))
        // end
    }
}
