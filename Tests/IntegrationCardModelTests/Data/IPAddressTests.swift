import Foundation
import Testing

@testable import IntegrationCardModel

@Suite struct IPAddressTests {
    @Test(arguments: [
        "127.0.0.1", "127.1", "2130706433", "0x7f000001", "0177.0.0.1", "0x7f.1", "0", "10.1.2.3", "172.31.0.1",
        "192.168.1.1", "169.254.169.254", "100.64.0.1", "224.0.0.1", "255.255.255.255", "::1", "[::1]", "::",
        "::ffff:127.0.0.1", "::ffff:7f00:1", "::127.0.0.1", "fe80::1%eth0", "fd00:ec2::254", "ff02::1",
        "64:ff9b::7f00:1", "2002:7f00:1::", "2001:0:1::", "2001:db8::1", "127.0.0.1.",
    ]) func `reserved addresses are not public`(_ literal: String) throws {
        let address = try #require(IPAddress(literal))
        #expect(!address.isPublic)
    }

    @Test(arguments: ["8.8.8.8", "134743044", "172.32.0.1", "2606:4700::1111", "::ffff:8.8.8.8", "2002:808:808::"])
    func `other addresses are public`(_ literal: String) throws {
        let address = try #require(IPAddress(literal))
        #expect(address.isPublic)
    }

    @Test(arguments: ["example.com", "1.2.3.4.5", "256.1.1.1", "0x", "08", "", "a", "1..2", "4294967296", "-1"])
    func `names are no addresses`(_ literal: String) {
        #expect(IPAddress(literal) == (literal == "0x" ? .v4(0) : nil))
    }
}

@Suite struct AddressPolicyTests {
    struct FixedResolver: HostResolver {
        var result: [String]
        func addresses(of host: String) async -> [IPAddress] { result.compactMap { IPAddress($0) } }
    }

    @Test(arguments: [
        "file:///etc/passwd", "ftp://example.com/", "data:text/plain,a", "javascript:alert(1)", "http://localhost/",
        "http://a.localhost./", "http://metadata.google.internal/", "http://169.254.169.254/latest", "http://[::1]/",
        "http://0x7f.1/", "http://user@example.com/", "http://[::ffff:10.0.0.1]/", "http://printer.local/",
    ]) func refused(_ text: String) async throws {
        let url = try #require(URL(string: text))
        await #expect(throws: CardDataError.self) {
            try await AddressPolicy(resolver: FixedResolver(result: ["8.8.8.8"])).check(url)
        }
    }

    @Test func `names are checked by all their addresses`() async throws {
        let url = try #require(URL(string: "https://example.com/a"))
        try await AddressPolicy(resolver: FixedResolver(result: ["8.8.8.8"])).check(url)
        var policy = AddressPolicy(resolver: FixedResolver(result: ["8.8.8.8", "10.0.0.1"]))
        await #expect(throws: CardDataError.addressRefused("example.com leads to an address that is not public")) {
            try await policy.check(url)
        }
        policy.allowedHosts = ["example.com"]
        try await policy.check(url)
    }

    @Test func `the system knows the loopback name`() async {
        let addresses = await SystemHostResolver().addresses(of: "localhost")
        #expect(!addresses.isEmpty)
        #expect(addresses.allSatisfy { !$0.isPublic })
    }
}
