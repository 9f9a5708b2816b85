import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Database } from '../storage/schema.ts'
import { codeFromName } from './client-code.rules.ts'
import { insertClient } from './clients.queries.ts'

/** Inserts the organisation of a sign-up, with a random key and a code from its name. Returns its id. */
export const newOrganisation = async (trx: Transaction<Database>, name: string): Promise<string> =>
  insertClient(trx, { key: randomUUID(), name, code: await codeFromName(trx, name) })
