/** The views of sys that our adapters query, built from SQLite's own tables. */
export const catalogue = (snapshots: boolean): readonly string[] => [
  'create temp view sys_schemas as select name, rowid as schema_id from main._schemas',
  `create temp view sys_objects as select m.rowid as object_id, s.schema_id, substr(m.name, length(s.name) + 2) as name,
    0 as is_ms_shipped, 0 as is_memory_optimized, 'U' as type
    from main.sqlite_master m join sys_schemas s on m.name like s.name || '.%' where m.type = 'table'`,
  'create temp view sys_tables as select * from sys_objects',
  `create temp view sys_columns as select t.object_id, c.name, c.cid + 1 as column_id, c.pk,
      ${typeName('c.type')} as system_type_id,
      cast(substr(c.type, instr(c.type, '(') + 1) as integer) as precision,
      cast(substr(c.type, instr(c.type, ',') + 1) as integer) as scale
    from sys_objects t join sys_schemas s on s.schema_id = t.schema_id
    join pragma_table_info(s.name || '.' || t.name) c`,
  // The name of a type is also its id, because only equality matters.
  'create temp view sys_types as select distinct system_type_id as user_type_id, system_type_id as name from sys_columns',
  `create temp view sys_indexes as select distinct c.object_id, 1 as index_id, 1 as is_primary_key, 'PK_' || o.name as name
    from sys_columns c join sys_objects o on o.object_id = c.object_id where c.pk > 0`,
  `create temp view sys_index_columns as
    select object_id, 1 as index_id, column_id, pk as key_ordinal from sys_columns where pk > 0`,
  `create temp view sys_databases as select 5 as database_id, '2024-02-29T08:00:00' as create_date,
    ${Number(snapshots)} as snapshot_isolation_state`,
  `create temp view sys_extended_properties as
    select 1 as class, t.object_id as major_id, 0 as minor_id, p.name, p.value from main._properties p
    join sys_schemas s on s.name = p.[schema] join sys_objects t on t.schema_id = s.schema_id and t.name = p.[table]`,
]

/** Names `text decimal(12,2)` and `nvarchar max` as the catalogue does, where rowversion is timestamp. */
function typeName(declared: string) {
  const bare = `replace(lower(${declared}), 'text ', '')`
  const first = `substr(${bare} || ' ', 1, min(instr(${bare} || ' ', ' '), instr(${bare} || '(', '(')) - 1)`
  return `replace(${first}, 'rowversion', 'timestamp')`
}
