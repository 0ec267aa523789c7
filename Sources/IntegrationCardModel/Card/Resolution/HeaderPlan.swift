/// The header of a card before its bindings are evaluated.
struct HeaderPlan: Sendable {
    /// The `header` of the manifest without its data.
    let header: BoundValue
    /// The most elements of a list, `configuration/modelSizeLimit`.
    let sizeLimit: Int

    static let pointer = JSONPointer(["sap.card", "header"])

    /// Adds the values of the header to its area.
    func add(to area: inout CardArea) {
        for member in header.boundMembers {
            let pointer = Self.pointer.appending(member.name)
            if member.name == "status", let format = StatusTextFormat(member.value["text"]?["format"]) {
                let rest = member.value.removing("text")
                area.add(
                    reading: rest.references.union(format.references), at: ["status"], pointer: pointer
                ) { scope, onMessage in
                    withoutActuallyEscaping(onMessage) { onMessage in
                        var status = rest.json(in: scope, onMessage: onMessage).objectValue ?? [:]
                        status["text"] = .string(format.text(in: scope))
                        return .object(status)
                    }
                }
            } else {
                area.add(member.value, at: [member.name], pointer: pointer)
                if TemplateExpansion.isNeeded(for: member.value) {
                    area.addExpanded(member.value, at: [">" + member.name], pointer: pointer, sizeLimit: sizeLimit)
                }
            }
        }
    }
}

extension CardArea {
    /// Adds a value whose templates are repeated for the elements at their paths.
    mutating func addExpanded(_ value: BoundValue, at place: [String], pointer: JSONPointer, sizeLimit: Int) {
        add(reading: TemplateExpansion.references(of: value), at: place, pointer: pointer) { scope, onMessage in
            withoutActuallyEscaping(onMessage) { onMessage in
                var expansion = TemplateExpansion(sizeLimit: sizeLimit, in: scope)
                return expansion.json(of: value, in: scope, onMessage: onMessage)
            }
        }
    }
}
