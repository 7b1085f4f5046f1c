#ifndef LIFEGRAPH_CINDEXSTORE_SHIM_H
#define LIFEGRAPH_CINDEXSTORE_SHIM_H

#include <dlfcn.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The part of libIndexStore that is used. The library belongs to a toolchain, so it is loaded while
   the program runs and never linked; its functions are held in a table. */

/* A text of the library's own: not ended by a NUL, and gone with what it was asked of. */
typedef struct {
  const char *bytes;
  size_t length;
} lifegraph_index_text;

typedef void *lifegraph_index_object;
typedef bool (*lifegraph_index_text_visitor)(void *context, lifegraph_index_text text);
typedef bool (*lifegraph_index_object_visitor)(void *context, lifegraph_index_object object);

typedef struct {
  const char *(*error_get_description)(lifegraph_index_object error);
  void (*error_dispose)(lifegraph_index_object error);

  lifegraph_index_object (*store_create)(const char *path, lifegraph_index_object *error);
  void (*store_dispose)(lifegraph_index_object store);
  bool (*store_units_apply_f)(lifegraph_index_object store, unsigned sorted, void *context,
                              lifegraph_index_text_visitor visitor);
  /* True when it failed. */
  bool (*store_get_unit_modification_time)(lifegraph_index_object store, const char *unit,
                                           int64_t *seconds, int64_t *nanoseconds,
                                           lifegraph_index_object *error);

  lifegraph_index_object (*unit_reader_create)(lifegraph_index_object store, const char *unit,
                                               lifegraph_index_object *error);
  void (*unit_reader_dispose)(lifegraph_index_object unit);
  bool (*unit_reader_is_system_unit)(lifegraph_index_object unit);
  lifegraph_index_text (*unit_reader_get_main_file)(lifegraph_index_object unit);
  lifegraph_index_text (*unit_reader_get_working_dir)(lifegraph_index_object unit);
  bool (*unit_reader_dependencies_apply_f)(lifegraph_index_object unit, void *context,
                                           lifegraph_index_object_visitor visitor);
  int (*unit_dependency_get_kind)(lifegraph_index_object dependency);
  lifegraph_index_text (*unit_dependency_get_name)(lifegraph_index_object dependency);

  lifegraph_index_object (*record_reader_create)(lifegraph_index_object store, const char *record,
                                                 lifegraph_index_object *error);
  void (*record_reader_dispose)(lifegraph_index_object record);
  bool (*record_reader_occurrences_apply_f)(lifegraph_index_object record, void *context,
                                            lifegraph_index_object_visitor visitor);

  lifegraph_index_object (*occurrence_get_symbol)(lifegraph_index_object occurrence);
  uint64_t (*occurrence_get_roles)(lifegraph_index_object occurrence);
  void (*occurrence_get_line_col)(lifegraph_index_object occurrence, unsigned *line,
                                  unsigned *column);

  int (*symbol_get_kind)(lifegraph_index_object symbol);
  int (*symbol_get_subkind)(lifegraph_index_object symbol);
  lifegraph_index_text (*symbol_get_name)(lifegraph_index_object symbol);
  lifegraph_index_text (*symbol_get_usr)(lifegraph_index_object symbol);
} lifegraph_index_functions;

/* Fills the table; gives the first name that the library does not have, or NULL. */
static inline const char *lifegraph_index_bind(void *library, lifegraph_index_functions *table) {
#define LIFEGRAPH_BIND(name)                                             \
  table->name = (__typeof__(table->name))dlsym(library, "indexstore_" #name); \
  if (!table->name) return "indexstore_" #name;
  LIFEGRAPH_BIND(error_get_description)
  LIFEGRAPH_BIND(error_dispose)
  LIFEGRAPH_BIND(store_create)
  LIFEGRAPH_BIND(store_dispose)
  LIFEGRAPH_BIND(store_units_apply_f)
  LIFEGRAPH_BIND(store_get_unit_modification_time)
  LIFEGRAPH_BIND(unit_reader_create)
  LIFEGRAPH_BIND(unit_reader_dispose)
  LIFEGRAPH_BIND(unit_reader_is_system_unit)
  LIFEGRAPH_BIND(unit_reader_get_main_file)
  LIFEGRAPH_BIND(unit_reader_get_working_dir)
  LIFEGRAPH_BIND(unit_reader_dependencies_apply_f)
  LIFEGRAPH_BIND(unit_dependency_get_kind)
  LIFEGRAPH_BIND(unit_dependency_get_name)
  LIFEGRAPH_BIND(record_reader_create)
  LIFEGRAPH_BIND(record_reader_dispose)
  LIFEGRAPH_BIND(record_reader_occurrences_apply_f)
  LIFEGRAPH_BIND(occurrence_get_symbol)
  LIFEGRAPH_BIND(occurrence_get_roles)
  LIFEGRAPH_BIND(occurrence_get_line_col)
  LIFEGRAPH_BIND(symbol_get_kind)
  LIFEGRAPH_BIND(symbol_get_subkind)
  LIFEGRAPH_BIND(symbol_get_name)
  LIFEGRAPH_BIND(symbol_get_usr)
#undef LIFEGRAPH_BIND
  return NULL;
}

#endif
