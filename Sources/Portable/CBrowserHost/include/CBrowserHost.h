#ifndef CBROWSERHOST_H
#define CBROWSERHOST_H

/// Registers the browser host with SwiftUI. Defined in Swift, called before `main`.
void fiori_register_browser_host(void);

#endif
