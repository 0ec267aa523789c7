import FioriComponents

// The names of the run time that generated code of the original form takes from elsewhere. The module as a whole is not
// exported: both have a part named Title.
public typealias TextOrIcon = FioriComponents.TextOrIcon
public typealias TextWithMandatoryFieldIndicator = FioriComponents.TextWithMandatoryFieldIndicator
