import Foundation

extension URL {
    /// The URL as text, with a style.
    public func formatted<F>(_ style: F) -> F.FormatOutput where F: Foundation.FormatStyle, F.FormatInput == URL {
        style.format(self)
    }

    /// The URL without its user, password, query and fragment.
    public func formatted() -> String { FormatStyle().format(self) }

    /// Formats URLs with a selection of components.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// A component of a URL.
        public enum Component: Int, Codable, Hashable, Sendable {
            case scheme, user, password, host, port, path, query, fragment
        }

        /// The condition for showing a component.
        public struct ComponentDisplayOption: Codable, Hashable, Sendable, CustomStringConvertible {
            enum Rule: Codable, Hashable {
                case always, never
                case unlessHTTP
                case when(Component, Set<String>, shows: Bool)
            }
            let rule: Rule

            /// Always.
            public static var always: ComponentDisplayOption { .init(rule: .always) }
            /// Never.
            public static var never: ComponentDisplayOption { .init(rule: .never) }
            /// Hides the component if the scheme is http or https.
            public static var omitIfHTTPFamily: ComponentDisplayOption { .init(rule: .unlessHTTP) }

            /// Shows the component only if another one has one of these values.
            public static func displayWhen(_ component: Component, matches: Set<String>) -> ComponentDisplayOption {
                .init(rule: .when(component, matches, shows: true))
            }

            /// Hides the component if another one has one of these values.
            public static func omitWhen(_ component: Component, matches: Set<String>) -> ComponentDisplayOption {
                .init(rule: .when(component, matches, shows: false))
            }

            public var description: String { String(describing: rule) }
        }

        /// The condition for showing the host, and its form.
        public struct HostDisplayOption: Codable, Hashable, Sendable, CustomStringConvertible {
            var display: ComponentDisplayOption
            var omittedSubdomains: Set<String> = []
            var omitsAllBelow = false

            /// Always.
            public static var always: HostDisplayOption { .init(display: .always) }
            /// Never.
            public static var never: HostDisplayOption { .init(display: .never) }
            /// Hides the host if the scheme is http or https.
            public static var omitIfHTTPFamily: HostDisplayOption { .init(display: .omitIfHTTPFamily) }

            /// Shows the host only if a component has one of these values.
            public static func displayWhen(_ component: Component, matches: Set<String>) -> HostDisplayOption {
                .init(display: .displayWhen(component, matches: matches))
            }

            /// Hides the host if a component has one of these values.
            public static func omitWhen(_ component: Component, matches: Set<String>) -> HostDisplayOption {
                .init(display: .omitWhen(component, matches: matches))
            }

            /// Without a first label such as `www`.
            ///
            /// - Parameter includeMultiLevelSubdomains: True to keep only the last two labels.
            public static func omitSpecificSubdomains(
                _ subdomainsToOmit: Set<String> = [], includeMultiLevelSubdomains: Bool = false
            ) -> HostDisplayOption {
                .init(
                    display: .always, omittedSubdomains: subdomainsToOmit, omitsAllBelow: includeMultiLevelSubdomains)
            }

            public var description: String { String(describing: display) }

            func text(_ host: String) -> String {
                let labels = host.split(separator: ".", omittingEmptySubsequences: false)
                guard labels.count > 2 else { return host }
                if omitsAllBelow { return labels.suffix(2).joined(separator: ".") }
                return omittedSubdomains.contains(String(labels[0])) ? labels.dropFirst().joined(separator: ".") : host
            }
        }

        var scheme: ComponentDisplayOption
        var user: ComponentDisplayOption
        var password: ComponentDisplayOption
        var host: HostDisplayOption
        var port: ComponentDisplayOption
        var path: ComponentDisplayOption
        var query: ComponentDisplayOption
        var fragment: ComponentDisplayOption

        public init(
            scheme: ComponentDisplayOption = .always, user: ComponentDisplayOption = .never,
            password: ComponentDisplayOption = .never, host: HostDisplayOption = .always,
            port: ComponentDisplayOption = .omitIfHTTPFamily, path: ComponentDisplayOption = .always,
            query: ComponentDisplayOption = .never, fragment: ComponentDisplayOption = .never
        ) {
            self.scheme = scheme
            self.user = user
            self.password = password
            self.host = host
            self.port = port
            self.path = path
            self.query = query
            self.fragment = fragment
        }

        public func format(_ value: URL) -> String { URLText(value).text(self) }

        private func with<Value>(_ property: WritableKeyPath<Self, Value>, _ value: Value) -> Self {
            var style = self
            style[keyPath: property] = value
            return style
        }

        /// Sets the condition for showing the scheme.
        public func scheme(_ strategy: ComponentDisplayOption = .always) -> Self { with(\.scheme, strategy) }
        /// Sets the condition for showing the user.
        public func user(_ strategy: ComponentDisplayOption = .always) -> Self { with(\.user, strategy) }
        /// Sets the condition for showing the password.
        public func password(_ strategy: ComponentDisplayOption = .always) -> Self { with(\.password, strategy) }
        /// Sets the condition for showing the host, and its form.
        public func host(_ strategy: HostDisplayOption = .always) -> Self { with(\.host, strategy) }
        /// Sets the condition for showing the port.
        public func port(_ strategy: ComponentDisplayOption = .always) -> Self { with(\.port, strategy) }
        /// Sets the condition for showing the path.
        public func path(_ strategy: ComponentDisplayOption = .always) -> Self { with(\.path, strategy) }
        /// Sets the condition for showing the query.
        public func query(_ strategy: ComponentDisplayOption = .always) -> Self { with(\.query, strategy) }
        /// Sets the condition for showing the fragment.
        public func fragment(_ strategy: ComponentDisplayOption = .always) -> Self { with(\.fragment, strategy) }
    }
}

extension FormatStyle where Self == URL.FormatStyle {
    /// URLs.
    public static var url: Self { .init() }
}

/// Joins the components of a URL that a style shows.
private struct URLText {
    private let parts: [URL.FormatStyle.Component: String]

    init(_ url: URL) {
        let components = URLComponents(url: url, resolvingAgainstBaseURL: true)
        var parts: [URL.FormatStyle.Component: String] = [:]
        parts[.scheme] = components?.scheme
        parts[.user] = components?.user
        parts[.password] = components?.password
        parts[.host] = components?.host
        parts[.port] = components?.port.map(String.init)
        parts[.path] = components?.path
        parts[.query] = components?.query
        parts[.fragment] = components?.fragment
        self.parts = parts
    }

    private func shown(_ component: URL.FormatStyle.Component, _ option: URL.FormatStyle.ComponentDisplayOption)
        -> String?
    {
        guard let part = parts[component], !part.isEmpty else { return nil }
        return isShown(option) ? part : nil
    }

    private func isShown(_ option: URL.FormatStyle.ComponentDisplayOption) -> Bool {
        switch option.rule {
        case .always: true
        case .never: false
        case .unlessHTTP: !["http", "https"].contains(parts[.scheme]?.lowercased() ?? "")
        case .when(let component, let values, let shows): values.contains(parts[component] ?? "") == shows
        }
    }

    func text(_ style: URL.FormatStyle) -> String {
        var text = ""
        if let scheme = shown(.scheme, style.scheme) { text += scheme + (parts[.host] == nil ? ":" : "://") }
        if let user = shown(.user, style.user) {
            text += user + (shown(.password, style.password).map { ":" + $0 } ?? "") + "@"
        }
        if let host = shown(.host, style.host.display) { text += style.host.text(host) }
        if let port = shown(.port, style.port) { text += ":" + port }
        if let path = shown(.path, style.path), path != "/" || !text.isEmpty { text += path }
        if let query = shown(.query, style.query) { text += "?" + query }
        if let fragment = shown(.fragment, style.fragment) { text += "#" + fragment }
        return text
    }
}
