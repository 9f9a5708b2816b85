import { safeName } from '@tributary/domain'
import { organisationsMessages } from '@tributary/sdk/organisations'
import type { Transaction } from 'kysely'
import { badRequest, conflict } from '../http/http-error.ts'
import { otherCodes, schemaByName } from '../storage/organisation-codes.queries.ts'
import type { Database } from '../storage/schema.ts'
import { ownerComment } from '../sync/targets/postgres/own-schema.ts'
import { isReserved } from '../sync/targets/target-schema.ts'

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
  if (isReserved(schema)) throw conflict(organisationsMessages.schemaTaken)
  const others = await otherCodes(trx, id)
  const found = await schemaByName(trx, schema)
  const foreign = found !== undefined && (!id || found.owner !== ownerComment(id))
  if (foreign || others.some((code) => safeName(code) === schema))
    throw conflict(organisationsMessages.schemaTaken)
}
