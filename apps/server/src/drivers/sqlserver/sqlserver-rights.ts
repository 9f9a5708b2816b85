/** What a user may do in a schema; the flags are 1, 0 or null. */
export type SchemaRights = {
  /** The schema's number; null when it does not exist. */
  readonly found: number | null
  readonly mayAlter: number | null
  readonly mayCreate: number | null
  readonly mayCreateSchema: number | null
}

/** Reads {@link SchemaRights}; takes the parameter `schema`. Creating a table takes a right on the database and one on the schema. */
export const schemaRights = `select schema_id(@schema) as [found],
  has_perms_by_name(quotename(@schema), N'SCHEMA', N'ALTER') as [mayAlter],
  has_perms_by_name(db_name(), N'DATABASE', N'CREATE TABLE') as [mayCreate],
  has_perms_by_name(db_name(), N'DATABASE', N'CREATE SCHEMA') as [mayCreateSchema]`
