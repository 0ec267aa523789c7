// The code has the form of the pages.
// swift-format-ignore-file
// The landing page of the components, and Docs/ComponentGeneration.md.

enum Components {
    struct Employee: Identifiable, ContactItemModel {
        let id: Int
        let title: String
        var subtitle: String?
        var footnote: String?
        var descriptionText: String?
        var detailImage: Image?
        var actionItems: ActivityItemsModel?
    }
}

typealias Employee = Components.Employee

// example
import FioriSwiftUI
import SwiftUI

struct Staff: View {
    let people: [Employee]

    var body: some View {
        List(people) { person in
            ContactItem(model: person)
        }
    }
}
// end

struct Initialisers: View {
    let person: any PersonDetailItemModel

    var body: some View {
        // example
        PersonDetailItem { Text("Laurel") } subtitle: { Text("Director") }   // any views
        PersonDetailItem(title: "Laurel", subtitle: "Director")             // data
        PersonDetailItem(model: person)                                      // a model: any type that conforms to the protocol
        // end
    }
}
