import IntegrationCardModel

extension CardFault {
    /// The faults of a text and of the card that is made of it, each once, by lines.
    ///
    /// A validator and a card find one fault each in its own way. Of a text, a number or a truth value the graver fault is
    /// kept. Of a value that the validator finds wrong as a whole, its words are kept, which name what is expected; it is an
    /// error where the card has one. Faults of the card are left out where they follow from others: at the place of an error, within a value that
    /// is broken as a whole, and around an error for which data cannot be requested. All others are independent, and one
    /// object can have many.
    static func merged(problems: [CardFault], card: [CardFault], of manifest: JSONValue) -> [CardFault] {
        let errors = Set(problems.lazy.filter(\.isError).map(\.pointer))
        let broken = Set(problems.lazy.filter(\.breaksParts).map(\.pointer))
        let own = card.filter { fault in
            !errors.contains(fault.pointer) && !places(around: fault.pointer).contains(where: broken.contains)
        }
        var reasons: Set<JSONPointer> = errors
        for fault in own where fault.isError && !fault.refusesRequest { reasons.insert(fault.pointer) }
        let surroundings = Set(reasons.flatMap { places(around: $0) })
        let wholes = Set(problems.lazy.filter(\.isOfWholeValue).map(\.pointer))
        let scalars = Set(problems.lazy.map(\.pointer).filter { isScalar($0, in: manifest) })
        let failing = Set(own.lazy.filter(\.isError).map(\.pointer))
        let kept = own.filter { fault in
            if wholes.contains(fault.pointer) { return false }
            if fault.refusesRequest, surroundings.contains(fault.pointer) || reasons.contains(fault.pointer) {
                return false
            }
            return fault.isError || !scalars.contains(fault.pointer)
        }
        let told = problems.compactMap { problem -> CardFault? in
            guard !problem.isError, failing.contains(problem.pointer) else { return problem }
            guard wholes.contains(problem.pointer) else { return scalars.contains(problem.pointer) ? nil : problem }
            var problem = problem
            problem.isError = true
            return problem
        }
        return (told + kept).sorted { $0.line < $1.line }
    }

    /// The places of the values that hold the value at a pointer.
    private static func places(around pointer: JSONPointer) -> [JSONPointer] {
        pointer.tokens.indices.map { JSONPointer(Array(pointer.tokens[..<$0])) }
    }

    /// True for a place at which there is neither a list nor an object.
    private static func isScalar(_ pointer: JSONPointer, in manifest: JSONValue) -> Bool {
        var value = manifest
        for token in pointer.tokens {
            guard let next = value[token] ?? Int(token).flatMap({ value[$0] }) else { return true }
            value = next
        }
        return value.arrayValue == nil && value.objectValue == nil
    }
}
