import type { DatabaseSync } from 'node:sqlite'
import { TdsFailure } from './tds-failure.ts'

// SQLite has no schemas, so a table `areas` of the schema `acme` is named `acme.areas`. A table has their names.

const created = /^\s*create (schema|table) \[((?:[^\]]|\]\])+)\](\.?)/i

/** Adds the schemas that a database has from the beginning. */
export function addSchemas(db: DatabaseSync, names: readonly string[]) {
  db.exec('create table if not exists "_schemas" (name text)')
  for (const name of names) if (schemaId(db, name) === null) addSchema(db, name)
}

export function schemaId(db: DatabaseSync, name: string): number | null {
  const found = db.prepare('select rowid as id from "_schemas" where name = ?').get(name)
  return found ? Number(found.id) : null
}

const addSchema = (db: DatabaseSync, name: string) =>
  void db.prepare('insert into "_schemas" values (?)').run(name)

/** Creates a schema. Returns whether the statement does. */
export function createSchema(db: DatabaseSync, sql: string, allowed: boolean): boolean {
  const [, kind, quoted = ''] = created.exec(sql) ?? []
  if (kind?.toLowerCase() !== 'schema') return false
  const name = quoted.replaceAll(']]', ']')
  if (!allowed) throw new TdsFailure(262, "CREATE SCHEMA permission denied in database 'test'.", 14)
  if (schemaId(db, name) !== null)
    throw new TdsFailure(2714, `There is already an object named '${name}' in the database.`)
  addSchema(db, name)
  return true
}

/** Refuses a table in a schema that does not exist. */
export function refuseUnknownSchema(db: DatabaseSync, sql: string) {
  const [, kind, quoted = '', point] = created.exec(sql) ?? []
  const name = quoted.replaceAll(']]', ']')
  if (kind?.toLowerCase() !== 'table' || point !== '.' || schemaId(db, name) !== null) return
  const message = `The specified schema name "${name}" either does not exist or you do not have permission to use it.`
  throw new TdsFailure(2760, message)
}
