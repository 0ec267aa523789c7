/// The address of what a window shows, by the paths of its stacks and the choices in the columns of its split views.
extension AppWindow {
    /// The address: empty at the start of the app, otherwise segments that begin with slashes. Nil where the window shows
    /// nothing whose values are `Codable`.
    package var address: String? {
        let parts = addressParts
        guard parts.contains(where: \.isAddressable) else { return nil }
        var segments: [String] = []
        for part in parts {
            for (index, value) in part.addressValues.enumerated() {
                guard let next = AddressText.segments(of: value, among: part.addressTypes(after: index)) else {
                    // The values that follow cannot be found without it.
                    return AddressText.address(segments)
                }
                segments += next
            }
        }
        return AddressText.address(segments)
    }

    /// Shows what an address names.
    /// - Returns: false for an address that is not understood; the window stays as it is.
    package func go(to address: String) -> Bool {
        view.update()
        guard let segments = AddressText.segments(of: address), addressParts.contains(where: \.isAddressable),
            segments.isEmpty || addressParts.contains(where: { $0.reads(segments[...]) })
        else { return false }
        let before = addressParts.map { ($0, $0.addressValues) }
        var rest = segments[...]
        var index = 0
        while index < addressParts.count {
            take(&rest, to: addressParts[index])
            index += 1
        }
        guard !rest.isEmpty else { return true }
        for (part, values) in before where part.addressValues != values {
            part.addressValues = values
            view.update()
        }
        return false
    }

    /// Gives a part the values at the start of some segments.
    private func take(_ rest: inout ArraySlice<String>, to part: any AddressPart) {
        var values: [AnyHashable] = []
        var isShown = false
        while !rest.isEmpty {
            if let next = AddressText.read(rest, among: part.addressTypes(after: values.count)) {
                values.append(next.value)
                rest = rest.dropFirst(next.count)
                isShown = false
            } else if !isShown, !values.isEmpty {
                // The page of the last value may know more types.
                show(values, in: part)
                isShown = true
            } else {
                break
            }
        }
        show(values, in: part)
    }

    private func show(_ values: [AnyHashable], in part: any AddressPart) {
        part.addressValues = values
        view.update()
    }

    private var addressParts: [any AddressPart] { view.preference(AddressKey.self) ?? [] }
}

extension AddressPart {
    /// True if the part can have values in an address.
    fileprivate var isAddressable: Bool { !addressTypes(after: 0).isEmpty }

    /// True if segments begin with a value of the part.
    fileprivate func reads(_ segments: ArraySlice<String>) -> Bool {
        AddressText.read(segments, among: addressTypes(after: 0)) != nil
    }
}
