#ifndef CCURL_H
#define CCURL_H

// The functions of libcurl that Foundation's networking calls, for a program that Foundation is linked into: they load
// libcurl, and the thirty libraries it stands on, when the first request is made instead of at every start.
// There is nothing to call here: the linker finds the functions.

#endif
