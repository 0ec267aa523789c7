#include "CHTMLReader.h"

#include <stdlib.h>

// libxml2 belongs to the system on Linux and on Apple's platforms, but its headers stand in a folder that compilers do
// not search everywhere. The few functions used here take and return plain and opaque types, and have been the same for
// twenty years: where the headers are not found, these declarations of them serve.
#if __has_include(<libxml/HTMLparser.h>) && __has_include(<libxml/xmlreader.h>)
#include <libxml/HTMLparser.h>
#include <libxml/xmlreader.h>
#else
typedef unsigned char xmlChar;
typedef struct _xmlDoc *htmlDocPtr;
typedef struct _xmlTextReader *xmlTextReaderPtr;
enum {
    HTML_PARSE_RECOVER = 1 << 0,
    HTML_PARSE_NOERROR = 1 << 5,
    HTML_PARSE_NOWARNING = 1 << 6,
    HTML_PARSE_NONET = 1 << 11
};
enum {
    XML_READER_TYPE_ELEMENT = 1,
    XML_READER_TYPE_TEXT = 3,
    XML_READER_TYPE_CDATA = 4,
    XML_READER_TYPE_WHITESPACE = 13,
    XML_READER_TYPE_SIGNIFICANT_WHITESPACE = 14,
    XML_READER_TYPE_END_ELEMENT = 15
};
htmlDocPtr htmlReadMemory(const char *, int, const char *, const char *, int);
xmlTextReaderPtr xmlReaderWalker(htmlDocPtr);
int xmlTextReaderRead(xmlTextReaderPtr);
int xmlTextReaderNodeType(xmlTextReaderPtr);
int xmlTextReaderIsEmptyElement(xmlTextReaderPtr);
int xmlTextReaderMoveToAttribute(xmlTextReaderPtr, const xmlChar *);
int xmlTextReaderMoveToElement(xmlTextReaderPtr);
const xmlChar *xmlTextReaderConstName(xmlTextReaderPtr);
const xmlChar *xmlTextReaderConstValue(xmlTextReaderPtr);
void xmlFreeTextReader(xmlTextReaderPtr);
void xmlFreeDoc(htmlDocPtr);
#endif

struct CHTMLReader {
    htmlDocPtr document;
    xmlTextReaderPtr walker;
};

CHTMLReaderRef CHTMLReaderCreate(const char *bytes, int length) {
    int options = HTML_PARSE_RECOVER | HTML_PARSE_NOERROR | HTML_PARSE_NOWARNING | HTML_PARSE_NONET;
    htmlDocPtr document = htmlReadMemory(bytes, length, NULL, "UTF-8", options);
    if (!document) return NULL;
    xmlTextReaderPtr walker = xmlReaderWalker(document);
    CHTMLReaderRef reader = walker ? malloc(sizeof(struct CHTMLReader)) : NULL;
    if (!reader) {
        if (walker) xmlFreeTextReader(walker);
        xmlFreeDoc(document);
        return NULL;
    }
    reader->document = document;
    reader->walker = walker;
    return reader;
}

int CHTMLReaderNext(CHTMLReaderRef reader) {
    if (xmlTextReaderRead(reader->walker) != 1) return CHTMLNodeEndOfDocument;
    switch (xmlTextReaderNodeType(reader->walker)) {
    case XML_READER_TYPE_ELEMENT:
        return CHTMLNodeStart;
    case XML_READER_TYPE_END_ELEMENT:
        return CHTMLNodeEnd;
    case XML_READER_TYPE_TEXT:
    case XML_READER_TYPE_CDATA:
    case XML_READER_TYPE_WHITESPACE:
    case XML_READER_TYPE_SIGNIFICANT_WHITESPACE:
        return CHTMLNodeText;
    default:
        return CHTMLNodeOther;
    }
}

const char *CHTMLReaderContent(CHTMLReaderRef reader) {
    int type = xmlTextReaderNodeType(reader->walker);
    if (type == XML_READER_TYPE_ELEMENT || type == XML_READER_TYPE_END_ELEMENT) {
        return (const char *)xmlTextReaderConstName(reader->walker);
    }
    return (const char *)xmlTextReaderConstValue(reader->walker);
}

int CHTMLReaderIsEmpty(CHTMLReaderRef reader) { return xmlTextReaderIsEmptyElement(reader->walker) == 1; }

const char *CHTMLReaderAttribute(CHTMLReaderRef reader, const char *name) {
    if (xmlTextReaderMoveToAttribute(reader->walker, (const xmlChar *)name) != 1) return NULL;
    const char *value = (const char *)xmlTextReaderConstValue(reader->walker);
    xmlTextReaderMoveToElement(reader->walker);
    return value;
}

void CHTMLReaderFree(CHTMLReaderRef reader) {
    xmlFreeTextReader(reader->walker);
    xmlFreeDoc(reader->document);
    free(reader);
}
