/// The default Fiori styling of the components: one nested enum for each, with a modifier for each of its parts.
///
/// Modifiers that end in `Cumulative` take effect only when a component makes the part's view itself, from data; those
/// without also style views that an app hands in.
enum Fiori {}
