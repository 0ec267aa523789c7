import Foundation
import SwiftUI

/// The address of what a tab shows, as the text after the number sign of the page's address.
///
/// An app has addresses by the paths of its stacks and the choices in its columns, where these are `Codable`
/// (``AppWindow/address``). Its views take others as URLs, by `onOpenURL` and `handlesExternalEvents`.
///
/// A class, because an address may open a window, for which the session sends a frame meanwhile.
@MainActor
final class SessionAddresses {
    /// The address that the page has; nil while the app has none.
    private var shown: String?
    /// True if the page has gone to the address that is sent next.
    private var isFollowing = false
    /// An address that views have taken as a URL, and that of the paths then: it stands until these change.
    private var opened: (fragment: String, path: String?)?
    /// The page's own address without what is after the number sign.
    private var page: URL?

    /// Shows the address of a page that has connected; one that has shown it before is at its place.
    func arrive(at place: PageAddress, in app: AppHost) {
        let known = current(app)
        shown = nil
        page = place.url
        // An app begins where it begins; only other places have to be gone to.
        if place.fragment != known ?? "" { go(to: place, in: app) }
        isFollowing = true
    }

    /// Goes to an address. One that the app has shown itself is a path; others are first handed to the views that take
    /// URLs, if there are any.
    func go(to place: PageAddress, in app: AppHost) {
        isFollowing = true
        shown = nil
        guard let window = app.windows.last, place.fragment != current(app) ?? "" else { return }
        opened = nil
        if place.isOwn || place.fragment.isEmpty, window.go(to: place.fragment) { return }
        if !place.isOwn, let url = place.url, !app.expects(url), window.go(to: place.fragment) { return }
        let before = (window.address, window.view.semantics)
        if let url = place.url, app.open(url) {
            let front = app.windows.last
            let hasChanged =
                front !== window || front?.address != before.0 || front.map { $0.view.semantics != before.1 } == true
            if hasChanged {
                if front?.address == before.0 { opened = (place.fragment, front?.address) }
                return
            }
        }
        if !place.isOwn { _ = window.go(to: place.fragment) }
    }

    /// The text after the number sign of a URL of this page; nil for other URLs.
    func fragment(of url: URL) -> String? {
        guard let fragment = url.fragment(percentEncoded: true) else { return nil }
        if url.scheme == nil, url.host() == nil, url.path().isEmpty { return fragment }
        let isSame = url.scheme == page?.scheme && url.host() == page?.host() && url.port == page?.port
        return isSame && ["", "/"].contains(url.path()) ? fragment : nil
    }

    /// Adds the address to a message where the page has another.
    func add(in app: AppHost, to fields: inout JSONFields) {
        let address = current(app)
        defer { isFollowing = false }
        guard let address, address != shown else { return }
        fields.add("at", address)
        fields.add("back", if: isFollowing || shown == nil)
        shown = address
    }

    private func current(_ app: AppHost) -> String? {
        let path = app.windows.last?.address
        if let opened, opened.path == path { return opened.fragment }
        opened = nil
        return path
    }
}
