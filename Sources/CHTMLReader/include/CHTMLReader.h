#ifndef CHTML_READER_H
#define CHTML_READER_H

/// Walk through the nodes of an HTML document, in the order in which they stand in it.
///
/// The parser is libxml2's. It mends what is not well formed, and loads nothing from anywhere.
typedef struct CHTMLReader *CHTMLReaderRef;

/// Kind of node that a reader has come to.
enum CHTMLNode {
    CHTMLNodeEndOfDocument = 0,
    /// The start tag of an element.
    CHTMLNodeStart = 1,
    /// The end of an element, also where its tag is missing. Elements without content have none.
    CHTMLNodeEnd = 2,
    /// A text, references to characters resolved.
    CHTMLNodeText = 3,
    /// Anything else, such as a comment.
    CHTMLNodeOther = 4
};

/// Parses a document.
/// \param bytes The document, in UTF-8.
/// \param length How many bytes it has.
/// \returns A reader before the first node, to be freed; null where there is nothing to read.
CHTMLReaderRef CHTMLReaderCreate(const char *bytes, int length);

/// Goes on to the next node.
/// \returns Its kind, one of `CHTMLNode`.
int CHTMLReaderNext(CHTMLReaderRef reader);

/// Returns the name of an element in small letters, or the content of a text: valid up to the next call of a function
/// with the reader.
const char *CHTMLReaderContent(CHTMLReaderRef reader);

/// Tells whether an element has no content, and no end therefore.
int CHTMLReaderIsEmpty(CHTMLReaderRef reader);

/// Returns the value of an attribute, or null: valid up to the next call of a function with the reader.
const char *CHTMLReaderAttribute(CHTMLReaderRef reader, const char *name);

/// Frees a reader and its document.
void CHTMLReaderFree(CHTMLReaderRef reader);

#endif
