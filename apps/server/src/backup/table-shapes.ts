import type { StorageConnection } from '../storage/storage.ts'
import type { Manifest, TableShape } from './manifest.ts'

type Query = StorageConnection['query']

/** A table to back up. */
export type FoundTable = { oid: string; main: boolean; schema: string; shape: TableShape; pages: number }

const OWNED = `(n.nspname = current_schema() or obj_description(n.oid, 'pg_namespace') like 'Tributary organisation %')`
const NOT_OF_EXTENSION = `not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`

/** Migrations record themselves while a backup is restored. */
const NOT_DATA = `not (n.nspname = current_schema() and c.relname in ('kysely_migration', 'kysely_migration_lock'))`

/** Lists our tables and those of organisations by their ids. */
export async function tableIds({ query }: { query: Query }): Promise<string[]> {
  const { rows } =
    await query(`select c.oid::text as oid from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and ${OWNED} and ${NOT_OF_EXTENSION} order by c.oid`)
  return rows.map(({ oid }) => String(oid))
}

export async function describeTables({ query }: { query: Query }): Promise<FoundTable[]> {
  const { rows } =
    await query(`select c.oid::text as oid, n.nspname as schema, n.nspname = current_schema() as main,
      c.relname as name, obj_description(c.oid, 'pg_class') as comment,
      pg_relation_size(c.oid) / current_setting('block_size')::bigint as pages,
      (select coalesce(jsonb_agg(jsonb_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
          'notNull', a.attnotnull) order by a.attnum), '[]')
        from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      (select coalesce(jsonb_agg(jsonb_build_object('name', k.conname, 'definition', pg_get_constraintdef(k.oid)) order by k.conname), '[]')
        from pg_constraint k where k.conrelid = c.oid and k.contype in ('p', 'u', 'c')) as constraints,
      (select coalesce(jsonb_agg(pg_get_indexdef(i.indexrelid) order by i.indexrelid), '[]')
        from pg_index i where i.indrelid = c.oid and n.nspname <> current_schema()
          and not exists (select from pg_constraint k where k.conindid = i.indexrelid)) as indexes
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and ${OWNED} and ${NOT_OF_EXTENSION} and ${NOT_DATA}
    order by n.nspname <> current_schema(), n.nspname, c.relname`)
  return rows.map((row) => {
    const { schema, name, comment, columns, constraints, indexes } = row as unknown as FoundRow
    const shape = { schema: row.main ? null : schema, name, comment, columns, constraints, indexes }
    return { oid: String(row.oid), main: row.main === true, schema, shape, pages: Number(row.pages) }
  })
}

type FoundRow = Omit<TableShape, 'schema'> & { schema: string }

export async function organisationSchemas({ query }: { query: Query }): Promise<Manifest['schemas']> {
  const { rows } = await query(`select n.nspname as name, obj_description(n.oid, 'pg_namespace') as comment
    from pg_namespace n where obj_description(n.oid, 'pg_namespace') like 'Tributary organisation %' order by 1`)
  return rows.map(({ name, comment }) => ({ name: String(name), comment: String(comment) }))
}

/** Lists views and other objects that someone added by hand. */
export async function leftOutObjects({ query }: { query: Query }): Promise<string[]> {
  const { rows } = await query(`select case c.relkind when 'v' then 'view' when 'm' then 'materialised view'
      when 'p' then 'partitioned table' when 'f' then 'foreign table' else 'sequence' end || ' ' ||
      format('%I.%I', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where ${OWNED} and ${NOT_OF_EXTENSION}
      and (c.relkind in ('v', 'm', 'p', 'f') or c.relkind = 'S' and n.nspname <> current_schema()) order by 1`)
  return rows.map(({ name }) => String(name))
}

export async function sequenceValues({ query }: { query: Query }): Promise<Manifest['sequences']> {
  const { rows } = await query(`select c.relname as name, format('%I.%I', n.nspname, c.relname) as sequence
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'S' and n.nspname = current_schema() and ${NOT_OF_EXTENSION} order by 1`)
  const values: Manifest['sequences'] = []
  for (const { name, sequence } of rows) {
    const [row] = (await query(`select last_value::text as value, is_called as called from ${sequence}`)).rows
    if (row) values.push({ name: String(name), value: String(row.value), called: row.called === true })
  }
  return values
}
