import IntegrationCardModel

/// Parsing bindings and expressions as they are in real cards.
enum ExpressionBenchmark {
    private static let sources = [
        "{ProductName}", "{= ${Discontinued} ? 'Error' : 'Success'}", "{UnitsInStock} units in stock",
        "{= format.text(${i18n>CARD.COUNT_X_OF_Y}, [${paginator>/skip} + ${parameters>/visibleItems}, ${/@odata.count}]) }",
        "{= ${Price} > 100 && ${Currency} === 'EUR' ? format.currency(${Price}, ${Currency}, {decimals: 0}) : '-' }",
        "{= format.dateTime(${ShippedDate}, {style: 'short', UTC: true}) + ' / ' + ${Tags}.split(',').length }",
    ]

    static func run(_ report: inout Report) {
        let rounds = 200
        for source in sources {
            let time = milliseconds {
                for _ in 0..<rounds {
                    guard (try? CardBinding(source)) != nil else { fatalError("\(source) does not parse") }
                }
            }
            let name = source.count > 46 ? source.prefix(45) + "…" : source[...]
            report.line("parsing \(name)", time / Double(rounds) * 1000, "µs", atMost: 20)
        }
    }
}
