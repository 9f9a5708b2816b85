import { randomBytes } from 'node:crypto'
import { safeName, truncateToBytes } from '@tributary/domain'
import { organisationsMessages } from '@tributary/sdk/organisations'
import type { Transaction } from 'kysely'
import { badRequest, conflict } from '../http/http-error.ts'
import type { Database } from '../storage/schema.ts'
import { ownerComment } from '../sync/targets/postgres/own-schema.ts'
import { isReserved } from '../sync/targets/target-schema.ts'
import { otherCodes, schemaByName } from './clients.queries.ts'

type Change = { id: string | undefined; before: string | null; after: string | null }

/**
 * Throws 409 if the code's schema is taken or reserved, or if a change would leave synchronised tables in the old schema.
 * Readers use the tables by that schema, so we neither rename nor abandon it.
 */
export async function refuseCode(trx: Transaction<Database>, { id, before, after }: Change): Promise<void> {
  const [schemaBefore, schema] = [before && safeName(before), after && safeName(after)]
  if (schema === schemaBefore) return
  if (schema !== null) await refuseTaken(trx, id, schema)
  const left = schemaBefore ? await schemaByName(trx, schemaBefore) : undefined
  if (left?.hasTables && id && left.owner === ownerComment(id))
    throw conflict(organisationsMessages.tablesStay(String(before)))
}

async function refuseTaken(trx: Transaction<Database>, id: string | undefined, schema: string) {
  if (schema === '') throw badRequest(organisationsMessages.noSchemaName)
  if (await isTaken(trx, id, schema)) throw conflict(organisationsMessages.schemaTaken)
}

async function isTaken(trx: Transaction<Database>, id: string | undefined, schema: string): Promise<boolean> {
  if (isReserved(schema)) return true
  const others = await otherCodes(trx, id)
  if (others.some((code) => safeName(code) === schema)) return true
  const found = await schemaByName(trx, schema)
  return found !== undefined && (!id || found.owner !== ownerComment(id))
}

// Room for the suffix of a name that is taken, within the limit of a schema name.
const BASE_BYTES = 54

/**
 * Returns a free code for a new organisation, from its name. Without a code, the first refresh of its first connector
 * would fail.
 */
export async function codeFromName(trx: Transaction<Database>, name: string): Promise<string> {
  const base = truncateToBytes(safeName(name), BASE_BYTES) || 'organisation'
  if (!(await isTaken(trx, undefined, base))) return base
  // A counter would let a new organisation find out how many others have its name.
  return `${base}_${randomBytes(4).toString('hex')}`
}
