// The parts of Foundation that apps use and the toolchain for Linux lacks, under Apple's names.
// Docs/FoundationAdditions.md lists the contents and the omissions, with reasons.
@_exported import Foundation
// On Apple's systems URLSession and its requests are part of Foundation.
@_exported import FoundationNetworking
