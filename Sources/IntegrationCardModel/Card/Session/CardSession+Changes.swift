extension CardSession {
    /// Chooses a value in a filter and loads what depends on it.
    ///
    /// - Parameters:
    ///   - name: the name of the filter in the manifest.
    ///   - value: the key of an option; the text of a search; `{"key": …}` or `{"value": …}` of a combo box;
    ///     `{"option": …, "values": […]}` of a range of dates.
    @discardableResult
    public func setFilter(_ name: String, to value: JSONValue) async -> ResolvedCard {
        await change { $0.choose(value, inFilter: name) }
    }

    /// Enters a value in a form field.
    ///
    /// - Parameters:
    ///   - id: the identifier of the field.
    ///   - value: a text; `{"key": …}` or `{"value": …}` of a field with options; `{"option": …, "values": […]}` of a
    ///     range of dates.
    @discardableResult
    public func setField(_ id: String, to value: JSONValue) async -> ResolvedCard {
        await change { $0.enter(value, inField: id) }
    }

    /// Goes to a page, from 0, or to the nearest there is. When the server makes the pages and no request reads the
    /// page, all data are loaded again, as in UI5.
    @discardableResult
    public func setPage(_ index: Int) async -> ResolvedCard {
        _ = await card
        guard let before = resolution else { return await card }
        resolution?.goToPage(index)
        if let after = resolution, after.pageIndex != before.pageIndex, after.paging?.isServerSide == true,
            after.requests == before.requests
        {
            forget(after.requests.keys)
        }
        await settle()
        return await card
    }

    /// Sets values of declared parameters. Re-evaluates only the values that read them; a parameter in double braces is
    /// part of the manifest's text, so the card is rebuilt, keeping data whose requests stay the same.
    @discardableResult
    public func setParameters(_ values: JSONObject) async -> ResolvedCard {
        _ = await card
        let changes = values.filter { isDeclared($0.name) }
        for change in changes { overrides[change.name] = change.value }
        await apply(JSONObject(changes.map { ($0.name, $0.value) }))
        await settle()
        return await card
    }

    /// True for a parameter that the manifest declares.
    func isDeclared(_ name: String) -> Bool {
        source.manifest["sap.card"]?["configuration"]?["parameters"]?[name] != nil
    }

    /// Evaluates the values that read parameters with values of these.
    func apply(_ changes: JSONObject) async {
        let isText = changes.contains { change in
            CardPlaceholders.usesParameter(change.name, in: source.manifest)
                || change.value.stringValue?.contains("{") == true
        }
        if isText {
            await rebuild()
        } else {
            resolution?.setParameters(changes)
        }
    }

    /// Loads the data of all parts again, regardless of stored answers.
    @discardableResult
    public func refresh() async -> ResolvedCard {
        _ = await card
        await reload(resolution.map { Array($0.requests.keys) } ?? [])
        return await card
    }

    /// Loads the data of one part again, regardless of stored answers, and what reads them.
    @discardableResult
    public func refresh(_ section: CardSection) async -> ResolvedCard {
        _ = await card
        await reload(resolution.map { $0.requests.keys.filter { $0.section == section } } ?? [])
        return await card
    }

    /// Loads the data of the parts that have failed again.
    @discardableResult
    public func retry() async -> ResolvedCard {
        _ = await card
        let failed = resolution?.data.filter { if case .failed = $0.value { true } else { false } }.map(\.key) ?? []
        await reload(failed)
        return await card
    }

    private func change(_ change: (inout CardResolution) -> Void) async -> ResolvedCard {
        _ = await card
        if var resolution {
            change(&resolution)
            self.resolution = resolution
        }
        await settle()
        return await card
    }
}
