import type { Written } from '@tributary/sdk/contract'
import { databaseMessages } from '@tributary/sdk/database'
import type { Kysely } from 'kysely'
import type { Author } from '../audit/audited-transaction.ts'
import { supersedeStuckRun } from '../connectors/runs/refresh.rules.ts'
import { conflict } from '../http/http-error.ts'
import type { Services } from '../services.ts'
import { isUniqueViolation } from '../storage/database-failure.ts'
import { withOrganisation } from '../storage/organisation-scope.ts'
import type { Database } from '../storage/schema.ts'
import { type ClaimedRun, executeHere, LeaseLost, type StructureRun, startRunHere } from '../sync/index.ts'
import type { SyncLog } from '../sync/sync-log.ts'
import { serverMessages } from './database.messages.ts'
import { connectedExcel } from './excel-connector.queries.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { refreshFailure } from './refresh-failure.ts'
import { synchroniseStructure } from './synchronise-structure.ts'
import { usableCredentials } from './usable-credentials.ts'
import { synchronisationOf } from './write-structure.ts'

type Tools = Pick<Services, 'storage' | 'clock' | 'targets' | 'secretBox'> & { log: SyncLog }

/**
 * Writes the Excel structure into the organisation's database, as a whole or not at all. If the organisation has a
 * connected Excel connector, this is a run of it.
 */
export async function synchronise(
  tools: Tools,
  author: Author,
  organisationId: string,
): Promise<Written<null>> {
  const credentials = await usableCredentials(tools, organisationId, serverMessages.noCredentials)
  await oneAtATime(tools.storage, synchronisationOf(organisationId), async (db) => {
    const { caller, ip, requestId } = author
    const actor = { actorId: caller.userId, ip, requestId }
    const work = (run?: StructureRun) =>
      synchroniseStructure(tools, { db, organisationId, credentials, actor, run })
    const run = await startRun(db, tools, organisationId, caller.userId)
    await (run ? asRun(tools, run, work) : work())
  })
  return { message: databaseMessages.synchronised, data: null }
}

/** Starts a run of the organisation's Excel connector, if it has one. */
const startRun = (db: Kysely<Database>, { clock }: Tools, organisationId: string, requestedBy: string) =>
  withOrganisation(db, organisationId, async (trx) => {
    const connectorId = await connectedExcel(trx, organisationId)
    if (!connectorId) return undefined
    const started = { organisationId, connectorId, requestedBy, now: clock() }
    await supersedeStuckRun(trx, started, serverMessages.running)
    return startRunHere(trx, { ...started, fullSync: false, statusMessage: null })
  }).catch((error: unknown) => {
    // A refresh was queued between the check and the insert.
    throw isUniqueViolation(error) ? conflict(serverMessages.running) : error
  })

async function asRun(
  { storage, clock, log }: Tools,
  run: ClaimedRun,
  work: Parameters<typeof executeHere>[2],
): Promise<void> {
  try {
    await executeHere({ db: storage.db, clock, log }, run, work, refreshFailure)
  } catch (error) {
    throw error instanceof LeaseLost ? conflict(serverMessages.cancelled) : error
  }
}
