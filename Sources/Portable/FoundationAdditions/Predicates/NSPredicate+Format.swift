import Foundation

extension NSPredicate {
    /// Makes a predicate of a format and the values for its places: `%@` for a value, `%K` for a key path, `%d` and its kin for
    /// numbers.
    ///
    ///     NSPredicate(format: "name BEGINSWITH[cd] %@ AND age >= %d", "an", 18)
    ///
    /// Keys are those of dictionaries, and stored properties of other values. A format that cannot be read stops the process, as on
    /// Apple's systems.
    public convenience init(format predicateFormat: String, _ args: any CVarArg...) {
        self.init(format: predicateFormat, argumentArray: args)
    }

    // Arrays, sets, dates and the like are bridged to objects on Apple's systems, where they become arguments by that.
    @_disfavoredOverload
    public convenience init(format predicateFormat: String, _ args: Any...) {
        self.init(format: predicateFormat, argumentArray: args)
    }

    /// Makes a predicate of a format and the values for its places.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        do {
            let formula = try PredicateParser.formula(predicateFormat, arguments ?? [])
            self.init { object, bindings in
                formula.isTrue(PredicateContext(object: object, variables: bindings ?? [:]))
            }
        } catch {
            preconditionFailure("Unable to parse the format string \"\(predicateFormat)\": \(error)")
        }
    }
}
