#ifndef CXML_H
#define CXML_H

// The functions of libxml2 that Foundation's XML calls, for a program that Foundation is linked into, and those that read
// HTML: they load libxml2, and the three libraries it stands on, with the first document instead of at every start.
// There is nothing to call here: the linker finds the functions.

#endif
