import Foundation

/// The settings of a host that a session has read.
package struct HostSettings: Sendable, Equatable {
    package let locale: Locale
    package let timeZone: TimeZone
    package let parameters: JSONObject
    package let menu: [CardMenuItem]
    package let badges: [CardBadge]

    package init(_ host: any CardHost) {
        locale = host.locale
        timeZone = host.timeZone
        parameters = host.parameters
        menu = host.menu
        badges = host.badges
    }
}

extension CardSession {
    /// Reads the settings of the host again, and evaluates what depends on those that differ.
    ///
    /// - A parameter: the values that read it, and the requests that contain it.
    /// - The locale or the time zone: all values, since texts and formats depend on them. Data whose requests are the same
    ///   are kept.
    /// - The menu and the badges: the header alone.
    ///
    /// - Parameter host: the host that takes the place of the present one; nil for the same. Requests stay with the host
    ///   that the session was created with.
    @discardableResult
    public func hostDidChange(to host: (any CardHost)? = nil) async -> ResolvedCard {
        _ = await card
        if let host { self.host = host }
        resolution?.host = self.host
        let settings = HostSettings(self.host)
        let former = self.settings
        guard settings != former else { return await card }
        self.settings = settings
        if settings.locale != former?.locale || settings.timeZone != former?.timeZone {
            await rebuild()
        } else {
            await takeOverParameters(from: former?.parameters ?? [:])
        }
        await settle()
        return await card
    }

    /// Applies the parameters of the host that differ from former ones, unless they have been set while the card is shown.
    private func takeOverParameters(from former: JSONObject) async {
        let present = host.parameters
        let names = Set(present.members.map(\.name)).union(former.members.map(\.name))
        let changed = names.filter { present[$0] != former[$0] && isDeclared($0) && overrides[$0] == nil }.sorted()
        guard !changed.isEmpty else { return }
        // A value that the host gives no longer is that of the manifest, which may have to be translated.
        guard changed.allSatisfy({ present[$0] != nil }) else { return await rebuild() }
        await apply(JSONObject(changed.map { ($0, present[$0] ?? .null) }))
    }
}
