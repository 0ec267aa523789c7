#include "cxml.h"

#include <ondemand.h>
#include <stddef.h>

static const char *const names[] = {"libxml2.so.2", "libxml2.so.16", NULL};
static struct ondemand_library xml = {"XML and HTML", names, NULL};

// A pointer of any type. Enumerations are of type `int`.
typedef void *object;

// The number is that of the parameters, whose types follow the name.
#define FUNCTION_0(result, name)                                                                                       \
    ONDEMAND_FUNCTION(xml, result, name, (void), ())
#define FUNCTION_1(result, name, A)                                                                                    \
    ONDEMAND_FUNCTION(xml, result, name, (A a), (a))
#define FUNCTION_2(result, name, A, B)                                                                                 \
    ONDEMAND_FUNCTION(xml, result, name, (A a, B b), (a, b))
#define FUNCTION_3(result, name, A, B, C)                                                                              \
    ONDEMAND_FUNCTION(xml, result, name, (A a, B b, C c), (a, b, c))
#define FUNCTION_4(result, name, A, B, C, D)                                                                           \
    ONDEMAND_FUNCTION(xml, result, name, (A a, B b, C c, D d), (a, b, c, d))
#define FUNCTION_5(result, name, A, B, C, D, E)                                                                        \
    ONDEMAND_FUNCTION(xml, result, name, (A a, B b, C c, D d, E e), (a, b, c, d, e))
#define FUNCTION_9(result, name, A, B, C, D, E, F, G, H, I)                                                            \
    ONDEMAND_FUNCTION(xml, result, name, (A a, B b, C c, D d, E e, F f, G g, H h, I i), (a, b, c, d, e, f, g, h, i))

// The parser.
FUNCTION_0(void, xmlInitParser)
FUNCTION_1(void, xmlStopParser, object)
FUNCTION_2(object, xmlParseDTD, object, object)
FUNCTION_3(object, xmlIOParseDTD, object, object, int)
FUNCTION_1(void, xmlFreeParserCtxt, object)
FUNCTION_5(object, xmlCreatePushParserCtxt, object, object, object, int, object)
FUNCTION_4(int, xmlParseChunk, object, object, int, int)
FUNCTION_1(void, xmlSetExternalEntityLoader, object)
FUNCTION_0(object, xmlGetExternalEntityLoader)
FUNCTION_2(int, xmlCtxtUseOptions, object, int)
FUNCTION_5(object, xmlReadMemory, object, int, object, object, int)

// Events of the parser.
FUNCTION_1(int, xmlSAX2GetLineNumber, object)
FUNCTION_1(int, xmlSAX2GetColumnNumber, object)
FUNCTION_4(void, xmlSAX2InternalSubset, object, object, object, object)
FUNCTION_4(void, xmlSAX2ExternalSubset, object, object, object, object)
FUNCTION_2(object, xmlSAX2GetEntity, object, object)
FUNCTION_5(void, xmlSAX2UnparsedEntityDecl, object, object, object, object, object)

// Input.
FUNCTION_3(object, xmlParserInputBufferCreateMem, object, int, int)
FUNCTION_3(object, xmlNoNetExternalEntityLoader, object, object, object)

// Errors.
FUNCTION_2(void, xmlSetStructuredErrorFunc, object, object)
FUNCTION_1(object, xmlCtxtGetLastError, object)

// Documents and their nodes.
FUNCTION_4(object, xmlBuildQName, object, object, object, int)
FUNCTION_2(object, xmlSplitQName2, object, object)
FUNCTION_2(object, xmlSplitQName3, object, object)
FUNCTION_0(object, xmlBufferCreate)
FUNCTION_1(void, xmlBufferFree, object)
FUNCTION_1(object, xmlBufferContent, object)
FUNCTION_4(object, xmlNewDtd, object, object, object, object)
FUNCTION_1(object, xmlGetIntSubset, object)
FUNCTION_1(void, xmlFreeDtd, object)
FUNCTION_3(object, xmlNewNs, object, object, object)
FUNCTION_1(void, xmlFreeNs, object)
FUNCTION_1(void, xmlFreeNsList, object)
FUNCTION_1(object, xmlNewDoc, object)
FUNCTION_1(void, xmlFreeDoc, object)
FUNCTION_3(object, xmlNewProp, object, object, object)
FUNCTION_4(object, xmlNewNsProp, object, object, object, object)
FUNCTION_1(void, xmlFreeProp, object)
FUNCTION_1(object, xmlCopyDtd, object)
FUNCTION_2(object, xmlCopyDoc, object, int)
FUNCTION_2(object, xmlNewNode, object, object)
FUNCTION_1(object, xmlNewText, object)
FUNCTION_2(object, xmlNewPI, object, object)
FUNCTION_1(object, xmlNewComment, object)
FUNCTION_2(object, xmlCopyNode, object, int)
FUNCTION_1(object, xmlGetNodePath, object)
FUNCTION_1(object, xmlDocGetRootElement, object)
FUNCTION_2(object, xmlDocSetRootElement, object, object)
FUNCTION_2(void, xmlNodeSetName, object, object)
FUNCTION_2(object, xmlAddChild, object, object)
FUNCTION_2(object, xmlReplaceNode, object, object)
FUNCTION_2(object, xmlAddPrevSibling, object, object)
FUNCTION_2(object, xmlAddNextSibling, object, object)
FUNCTION_1(void, xmlUnlinkNode, object)
FUNCTION_1(void, xmlFreeNode, object)
FUNCTION_3(object, xmlSearchNsByHref, object, object, object)
FUNCTION_2(void, xmlSetNs, object, object)
FUNCTION_1(object, xmlCopyNamespace, object)
FUNCTION_3(object, xmlHasNsProp, object, object, object)
FUNCTION_2(void, xmlNodeSetContent, object, object)
FUNCTION_1(object, xmlNodeGetContent, object)
FUNCTION_1(unsigned long, xmlChildElementCount, object)

// Entities.
FUNCTION_1(object, xmlGetPredefinedEntity, object)
FUNCTION_2(object, xmlGetDocEntity, object, object)
FUNCTION_2(object, xmlGetDtdEntity, object, object)
FUNCTION_2(object, xmlGetParameterEntity, object, object)
FUNCTION_2(object, xmlEncodeEntitiesReentrant, object, object)

// Document type definitions.
FUNCTION_1(void, xmlRegFreeRegexp, object)
FUNCTION_2(void, xmlFreeDocElementContent, object, object)
FUNCTION_4(void, xmlSnprintfElementContent, object, int, object, int)
FUNCTION_5(object, xmlAddElementDecl, object, object, object, int, object)
FUNCTION_1(void, xmlFreeEnumeration, object)
FUNCTION_9(object, xmlAddAttributeDecl, object, object, object, object, object, int, int, object, object)
FUNCTION_0(object, xmlNewValidCtxt)
FUNCTION_1(void, xmlFreeValidCtxt, object)
FUNCTION_2(int, xmlValidateDocument, object, object)
FUNCTION_3(object, xmlGetDtdAttrDesc, object, object, object)
FUNCTION_2(object, xmlGetDtdNotationDesc, object, object)
FUNCTION_2(object, xmlGetDtdElementDesc, object, object)

// XPath.
FUNCTION_1(void, xmlXPathFreeObject, object)
FUNCTION_1(object, xmlXPathNewContext, object)
FUNCTION_1(void, xmlXPathFreeContext, object)
FUNCTION_3(object, xmlXPathNodeEval, object, object, object)
FUNCTION_3(int, xmlXPathRegisterNs, object, object, object)

// Output.
FUNCTION_3(object, xmlSaveToBuffer, object, object, int)
FUNCTION_2(long, xmlSaveTree, object, object)
FUNCTION_1(int, xmlSaveClose, object)

// Texts.
FUNCTION_1(object, xmlStrdup, object)
FUNCTION_2(object, xmlStrndup, object, int)
FUNCTION_2(int, xmlStrcmp, object, object)
FUNCTION_1(int, xmlStrlen, object)

// Tables.
FUNCTION_2(int, xmlDictOwns, object, object)
FUNCTION_3(int, xmlHashRemoveEntry, object, object, object)
FUNCTION_5(int, xmlHashRemoveEntry3, object, object, object, object, object)
FUNCTION_2(object, xmlHashLookup, object, object)
FUNCTION_4(object, xmlHashLookup3, object, object, object, object)
FUNCTION_3(void, xmlHashScan, object, object, object)

// HTML.
FUNCTION_5(object, htmlReadMemory, object, int, object, object, int)

// A walk through the nodes.
FUNCTION_1(void, xmlFreeTextReader, object)
FUNCTION_1(int, xmlTextReaderRead, object)
FUNCTION_1(int, xmlTextReaderIsEmptyElement, object)
FUNCTION_1(int, xmlTextReaderNodeType, object)
FUNCTION_1(object, xmlTextReaderConstName, object)
FUNCTION_1(object, xmlTextReaderConstValue, object)
FUNCTION_2(int, xmlTextReaderMoveToAttribute, object, object)
FUNCTION_1(int, xmlTextReaderMoveToElement, object)
FUNCTION_1(object, xmlReaderWalker, object)

static void release(object memory) {
    void (**function)(object) = ondemand_find(&xml, "xmlFree");
    (*function)(memory);
}

/// A variable of the library: the function that frees its memory.
__attribute__((visibility("hidden"))) void (*xmlFree)(object) = release;
