import type pg from 'pg'
import { quoteIdentifier } from '../../../drivers/postgres/postgres-quoting.ts'
import { assertSchemaWritable } from '../../../drivers/postgres/postgres-rights.ts'
import { TargetFailure, targetFailure } from '../../../drivers/target-failure.ts'
import { sqlState } from '../../../storage/database-failure.ts'

const mayCreateSchemas = `select has_database_privilege(current_database(), 'CREATE') as may`

/** Checks that tables can be created in a schema, or the schema itself. */
export async function checkSchema(client: pg.Client, schema: string) {
  try {
    await assertSchemaWritable(client, schema)
  } catch (error) {
    if (!isMissing(error)) throw error
    const { rows } = await client.query<{ may: boolean }>(mayCreateSchemas)
    if (!rows[0]?.may) throw error
  }
}

/** Creates a missing schema. Reports it as missing when the user may not create it. */
export async function prepareSchema(client: pg.Client, schema: string) {
  try {
    await assertSchemaWritable(client, schema)
  } catch (error) {
    if (!isMissing(error)) throw error
    await create(client, schema)
  }
}

const isMissing = (error: unknown) => error instanceof TargetFailure && error.kind === 'schemaMissing'

async function create(client: pg.Client, schema: string) {
  try {
    await client.query(`create schema if not exists ${quoteIdentifier(schema)}`)
  } catch (error) {
    throw sqlState(error) === '42501' ? targetFailure('schemaMissing', error) : error
  }
}
