/// Marks the declaration of single properties: each property becomes a component protocol of its own.
nonisolated protocol _ComponentGenerating {}

/// Marks a protocol that declares properties which come together: it becomes one component protocol.
nonisolated protocol _ComponentMultiPropGenerating {}
