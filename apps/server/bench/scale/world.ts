import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { createPasswords } from '../../src/security/passwords.ts'
import { createSecretBox } from '../../src/storage/secret-box.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { createRefreshQueue } from '../../src/sync/engine/refresh-queue.ts'
import { silentLog } from '../../src/sync/sync-log.ts'
import { insertConnector, insertOrganisation, insertRun } from '../../src/sync/testing/sync-records.ts'
import { tenThousand } from './capacity.ts'
import { encryptionKey } from './servers.ts'
import { PAGES, ROWS_PER_PAGE } from './slow-source.ts'

/** A connector of the slow source. Its tables are in the schema that is named like its key. */
export type Connector = { readonly id: string; readonly key: string }

export const user = { emailAddress: 'user@tributary.example', password: 'Horse-7-battery' }

/** Inserts a member of the organisation who may see all its connectors. */
async function insertUser({ db }: Storage, organisationId: string): Promise<string> {
  const hash = await (await createPasswords()).hash(user.password)
  const { rows } = await sql<{ id: string }>`
    insert into users (email, email_key, email_status, first_name, last_name, role_id, password_hash)
    values (${user.emailAddress}, ${user.emailAddress}, 'verified', 'Ana', 'Stone', 1, ${hash}) returning id`.execute(
    db,
  )
  const id = rows[0]?.id ?? ''
  await db.insertInto('user_organisations').values({ organisation_id: organisationId, user_id: id }).execute()
  return id
}

async function insertConnectors(storage: Storage, name: string, count: number) {
  const organisationId = await insertOrganisation(storage, name.toUpperCase())
  const box = createSecretBox(encryptionKey)
  const connectors: Connector[] = []
  for (let number = 1; number <= count; number++) {
    const key = `${name}_${number}`
    const properties = { 'gaap.apiKey': key, 'gaap.startingDate': '2025-01-01', 'target.schema': key }
    connectors.push({ id: await insertConnector(storage, box, { organisationId }, 'gaap', properties), key })
  }
  return { organisationId, connectors }
}

/** An organisation with connectors, another with those that a user polls, and a queue that executes nothing here. */
export async function createWorld(storage: Storage, connectors: number) {
  const all = await insertConnectors(storage, 'slow', connectors)
  const polled = await insertConnectors(storage, 'polled', tenThousand.connectorsEach)
  const userId = await insertUser(storage, polled.organisationId)
  const queue = createRefreshQueue(storage, silentLog)
  await queue.start(async () => undefined, 0)
  return { ...all, polledId: polled.organisationId, userId, queue }
}

export type World = Awaited<ReturnType<typeof createWorld>>

/** Queues a run of each connector. All become visible to the servers at the same moment. */
export async function queueRuns(storage: Storage, { queue }: World, connectors: readonly Connector[]) {
  const ids: string[] = []
  for (const { id } of connectors) ids.push(await insertRun(storage, id, true))
  await storage.db.transaction().execute(async (trx) => {
    for (const id of ids) await queue.send(id, trx)
  })
  return ids
}

/** Waits until all runs have ended, and returns them. */
export async function ended({ db }: Storage, ids: readonly string[]) {
  for (;;) {
    const runs = await db
      .selectFrom('refresh_runs')
      .select(['id', 'state', 'attempt', 'rows', 'error', 'started_at', 'completed_at'])
      .where('id', 'in', [...ids])
      .execute()
    if (runs.every(({ state }) => state !== 'queued' && state !== 'running')) return runs
    await wait(100)
  }
}

export type EndedRun = Awaited<ReturnType<typeof ended>>[number]

/** Returns the connectors whose table differs from the source. */
export async function wrongTables({ db }: Storage, connectors: readonly Connector[]): Promise<string[]> {
  const count = PAGES * ROWS_PER_PAGE
  const wrong: string[] = []
  for (const { key } of connectors) {
    const { rows } = await sql<{ right: boolean }>`
      select count(*) = ${count} and count(distinct id) = ${count} and sum(id) = ${(count * (count + 1)) / 2}
        and bool_and(text = 'Number ' || id) as right from ${sql.id(key, 'numbers')}`.execute(db)
    if (!rows[0]?.right) wrong.push(key)
  }
  return wrong
}
