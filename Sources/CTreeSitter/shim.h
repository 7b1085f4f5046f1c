#include <tree_sitter/api.h>

/// The grammar of Kotlin.
const TSLanguage *tree_sitter_kotlin(void);
