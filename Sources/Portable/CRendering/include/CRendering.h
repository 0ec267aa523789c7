#ifndef CRENDERING_H
#define CRENDERING_H

/// Registers the module Rendering as the process's rasteriser. Defined in Swift, called before `main`.
void fiori_register_rasteriser(void);

#endif
