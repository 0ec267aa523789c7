#include "CBrowserHost.h"

// SwiftUI cannot depend on the host that shows its apps, so a program that links the host registers it at its start.
__attribute__((constructor)) static void register_browser_host(void) { fiori_register_browser_host(); }
