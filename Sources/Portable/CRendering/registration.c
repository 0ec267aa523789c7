#include "CRendering.h"

// SwiftUI does not depend on the renderer that draws its pictures, so a program that links the renderer registers it at
// its start.
__attribute__((constructor)) static void register_rasteriser(void) { fiori_register_rasteriser(); }
