// The code has the form of the page.
// swift-format-ignore-file
// The page of the module Combine

// example
import Combine
import Foundation

final class Stock: ObservableObject {
    @Published var count = 0
}
// end

func observe() -> AnyCancellable {
    // example
    let stock = Stock()
    let observation = stock.$count
        .map { "\($0) in stock" }
        .sink { print($0) }
    // end
    return observation
}
