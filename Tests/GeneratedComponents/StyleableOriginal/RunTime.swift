// The names of the run time that generated code of the original form takes from elsewhere.
@_exported import FioriComponents
