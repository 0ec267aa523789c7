// Combine is OpenCombine. Its modules for Dispatch and Foundation are not used: they leave Apple's names out as soon as
// a module named Combine can be found, which is this one. What they and OpenCombine itself lack is here.
@_exported import OpenCombine
