@_exported import FioriComponents
