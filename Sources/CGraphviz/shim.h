#ifndef LIFEGRAPH_CGRAPHVIZ_SHIM_H
#define LIFEGRAPH_CGRAPHVIZ_SHIM_H

/* For dladdr. */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE 1
#endif

#include <dlfcn.h>
#include <graphviz/gvc.h>
#include <pthread.h>
#include <stddef.h>
#include <string.h>

/* State stands inside functions: Swift's importer emits it only there. */

/* Graphviz keeps global state: two layouts at once crash, also in two contexts. */
static inline pthread_mutex_t *lifegraph_mutex(void) {
  static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
  return &mutex;
}

static inline void lifegraph_lock(void) { pthread_mutex_lock(lifegraph_mutex()); }
static inline void lifegraph_unlock(void) { pthread_mutex_unlock(lifegraph_mutex()); }

/* What Graphviz said since lifegraph_messages_begin, cut at the end of the buffer. */
#define LIFEGRAPH_MESSAGE_ROOM 4096
static inline char *lifegraph_messages(void) {
  static char text[LIFEGRAPH_MESSAGE_ROOM];
  return text;
}

static inline int lifegraph_messages_append(char *text) {
  char *messages = lifegraph_messages();
  strncat(messages, text, LIFEGRAPH_MESSAGE_ROOM - 1 - strlen(messages));
  return 0;
}

static inline void lifegraph_messages_begin(void) {
  lifegraph_messages()[0] = 0;
  /* The cast hides whether this version wants `char *` or `const char *`. */
  agseterrf((agusererrf)lifegraph_messages_append);
}

/* The file that libgvc was loaded from; NULL when the loader cannot tell. */
static inline const char *lifegraph_library_path(void) {
  Dl_info info;
  return dladdr((const void *)&gvContext, &info) ? info.dli_fname : NULL;
}

/* A context that knows these two plugin libraries and loads no other. */
static inline GVC_t *lifegraph_plain_context(void *core, void *layout) {
  lt_symlist_t libraries[] = {
      {"gvplugin_core_LTX_library", core},
      {"gvplugin_dot_layout_LTX_library", layout},
      {0, 0},
  };
  return gvContextPlugins(libraries, 0);
}

/* The length is `unsigned int` up to Graphviz 12 and `size_t` from 13 on; `void *` fits both. */
static inline int lifegraph_render(GVC_t *context, graph_t *graph, const char *format,
                                   char **bytes, size_t *length) {
  union {
    unsigned int narrow;
    size_t wide;
  } count = {.wide = 0};
  int status = gvRenderData(context, graph, format, bytes, (void *)&count);
  *length = _Generic(&gvRenderData,
      int (*)(GVC_t *, graph_t *, const char *, char **, size_t *): count.wide,
      default: (size_t)count.narrow);
  return status;
}

static inline void lifegraph_set(graph_t *graph, const char *name, const char *value) {
  agsafeset(graph, (char *)name, (char *)value, (char *)"");
}

#endif
