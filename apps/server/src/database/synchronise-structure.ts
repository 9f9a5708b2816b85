import type { DatabaseCredentials } from '@tributary/domain'
import type { Kysely } from 'kysely'
import { type Actor, auditedTransactionOf } from '../audit/audited-transaction.ts'
import type { Services } from '../services.ts'
import type { Database } from '../storage/schema.ts'
import type { StructureRun } from '../sync/index.ts'
import { storeSynchronised } from './structure-state.queries.ts'
import type { WrittenTable } from './targets/target-database.ts'
import { writeStructure } from './write-structure.ts'

export type Synchronising = {
  /** The session of {@link oneAtATime}. */
  db: Kysely<Database>
  organisationId: string
  credentials: DatabaseCredentials
  actor: Actor
  /** The run of an Excel connector. Without its lease nothing is stored. */
  run?: StructureRun | undefined
}

/** Writes the Excel structure into the organisation's database, as a whole or not at all, and records that. */
export async function synchroniseStructure(
  { storage, clock, targets }: Pick<Services, 'storage' | 'clock' | 'targets'>,
  { db, organisationId, credentials, actor, run }: Synchronising,
): Promise<readonly WrittenTable[]> {
  const permit = run && { signal: run.signal, beforeCommit: run.mustHold }
  const { tables, written, read } = await writeStructure({
    db,
    clock,
    targets,
    organisationId,
    credentials,
    permit,
  })
  await auditedTransactionOf({ clock, storage: { ...storage, db } }, actor, async (trx, record) => {
    const { host, database, schema } = credentials
    await run?.record(trx, { target: `${host}/${database}`, schema, tables, at: read.at })
    await storeSynchronised(trx, read)
    await record({
      action: 'database.synchronised',
      organisationId,
      target: organisationId,
      after: written,
    })
  })
  return tables
}
