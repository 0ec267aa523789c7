#ifndef CBROWSERHOST_H
#define CBROWSERHOST_H

/// Registers the browser host with SwiftUI. Defined in Swift, called before `main`.
void fiori_register_browser_host(void);

/// Returns memory that has been freed to the system, where the allocator would keep it.
void fiori_return_memory(void);

#endif
