// Combine is OpenCombine. Its modules for Dispatch and Foundation are not used, because they omit Apple's names as soon
// as a module named Combine can be found, which is this one. This module adds their contents and the parts that
// OpenCombine lacks.
//
// On Apple's systems Foundation is complete by itself. Here, files that import Combine see its additions; files that import
// Foundation alone do not.
@_exported import FoundationAdditions
@_exported import OpenCombine
