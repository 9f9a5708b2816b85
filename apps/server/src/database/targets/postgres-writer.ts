import type pg from 'pg'
import { quoteIdentifier, quoteLiteral, quoteTable } from '../../drivers/postgres/postgres-quoting.ts'
import type { FoundColumn, TableWriter } from './replace-rows.ts'
import type { ColumnKind, TableContents, TargetColumn } from './target-database.ts'

const ROWS_AT_ONCE = 5_000

const types: Record<ColumnKind, string> = { id: 'text', text: 'text', number: 'integer', flag: 'boolean' }

// Everything that has a name in the schema: indexes and views as well as tables.
const everythingInSchema = `select c.relname as "table", a.attname as "column",
    obj_description(c.oid, 'pg_class') as "owner"
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  left join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where n.nspname = $1`

/** Writes tables of PostgreSQL in the client's transaction. */
export function postgresWriter(client: pg.Client, schema: string, owner: string): TableWriter {
  const named = ({ name }: TableContents) => quoteTable({ schema, name })
  return {
    found: async () => (await client.query<FoundColumn>(everythingInSchema, [schema])).rows,
    async create(table) {
      await client.query(`create table ${named(table)} (${definition(table)})`)
      await client.query(`comment on table ${named(table)} is ${quoteLiteral(owner)}`)
    },
    async addColumn(table, column) {
      await client.query(`alter table ${named(table)} add column ${columnDefinition(column)}`)
    },
    // Without the lock, two synchronisations would each delete the rows they see and then both insert.
    async clear(table) {
      await client.query(`lock table ${named(table)} in share row exclusive mode`)
      await client.query(`delete from ${named(table)}`)
    },
    async insert(table, rows) {
      const columns = table.columns.map(({ name }) => quoteIdentifier(name)).join(', ')
      const arrays = table.columns.map(({ kind }, at) => `$${at + 1}::${types[kind]}[]`).join(', ')
      await client.query(
        `insert into ${named(table)} (${columns}) select * from unnest(${arrays})`,
        table.columns.map((_, at) => rows.map((row) => row[at])),
      )
    },
    rowsAtOnce: () => ROWS_AT_ONCE,
  }
}

const definition = ({ columns, key }: TableContents) =>
  [
    ...columns.map(columnDefinition),
    `primary key (${columns
      .slice(0, key)
      .map(({ name }) => quoteIdentifier(name))
      .join(', ')})`,
  ].join(', ')

const columnDefinition = ({ name, kind }: TargetColumn) => `${quoteIdentifier(name)} ${types[kind]}`
