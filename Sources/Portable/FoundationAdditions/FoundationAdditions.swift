// What apps use of Foundation and the toolchain for Linux lacks, under Apple's names.
// Docs/FoundationAdditions.md lists what is here, what is not, and why.
@_exported import Foundation
// On Apple's systems URLSession and its requests are part of Foundation.
@_exported import FoundationNetworking
