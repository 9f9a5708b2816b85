import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { siteUser } from '@tributary/fakes/ftp/ftp-site'
import { startPostgres } from '@tributary/tooling/postgres'
import { describe, expect, it } from 'vitest'
import { databaseSums } from '../../test/support/database-sums.ts'
import { createInstallation } from '../../torture/installation.ts'
import { startServerProcess } from '../../torture/server-process.ts'
import { readConfig } from '../app/read-config.ts'
import { openStorage } from '../storage/open-storage.ts'
import { createSecretBox } from '../storage/secret-box.ts'
import type { Storage } from '../storage/storage.ts'
import { insertConnector, insertRun } from '../sync/testing/sync-records.ts'
import { backup, restore } from './index.ts'

const silent = () => undefined
const ROWS = 5_000

/** Tables that a starting server changes, and those of the run. */
const changing = /^(refresh_runs|sync_files|outbox|rate_counters|killed\..*)$/
const lasting = (sums: Record<string, string>) =>
  Object.fromEntries(Object.entries(sums).filter(([name]) => !changing.test(name)))

describe.each(['pglite', 'postgres'] as const)('a server on %s that is killed after a backup', (engine) => {
  it('loses nothing, and the restored one completes the refresh that was running', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tributary-killed-'))
    const installation = await createInstallation(engine)
    const { ftp, environment, port } = installation
    const downloads = new EventTarget()
    // The connection of the first download ends with its server, so that download must not continue.
    const never = Promise.withResolvers<void>().promise
    const { promise: second, resolve: release } = Promise.withResolvers<void>()
    const holds = [never, second]
    ftp.beforeDownload(() => {
      downloads.dispatchEvent(new Event('download'))
      return holds.shift()
    })
    await ftp.write('out/data.csv', lines())
    const runId = await installation.inspect((storage) => queue(storage, environment, ftp.port))

    const reading = once(downloads, 'download')
    const server = startServerProcess({ environment, port })
    await server.ready()
    await reading
    const path = join(folder, 'backup')
    await backup(readConfig(environment), path, silent)
    await server.kill()
    const before = await installation.inspect(databaseSums)

    const target = await startTarget(engine, join(folder, 'new'))
    const settings = { ...environment, ...target.environment }
    await restore(readConfig(settings), path, silent)
    expect(lasting(await using(settings, databaseSums))).toEqual(lasting(before))

    const again = once(downloads, 'download')
    const restarted = startServerProcess({ environment: settings, port })
    await restarted.ready()
    await again
    release()
    expect(await restarted.stop()).toBe(0)
    await using(settings, async (storage) => {
      const { rows } = await storage.withConnection(({ query }) =>
        query(`select state, rows, attempt, (select count(*)::int from killed.data) as stored
          from refresh_runs where id = '${runId}'`),
      )
      expect(rows).toEqual([{ state: 'succeeded', rows: String(ROWS), attempt: 2, stored: ROWS }])
    })
    await target.stop()
    await installation.stop()
    await rm(folder, { recursive: true })
  })
})

const lines = () => `id,text\n${Array.from({ length: ROWS }, (_, id) => `${id},text ${id}\n`).join('')}`

async function queue(storage: Storage, environment: Readonly<Record<string, string>>, port: number) {
  const box = createSecretBox(Buffer.from(environment.ENCRYPTION_KEY ?? '', 'base64'))
  const { id: organisationId } = await storage.db
    .selectFrom('organisations')
    .select('id')
    .where('client_key', '=', 'acme-traders')
    .executeTakeFirstOrThrow()
  const connector = await insertConnector(storage, box, { organisationId }, 'ftp', {
    'ftp.host': `127.0.0.1:${port}`,
    'ftp.username': siteUser.username,
    'ftp.password': siteUser.password,
    'ftp.path': '/out',
    'ftp.encryption': 'none',
    'target.schema': 'killed',
  })
  return insertRun(storage, connector, false)
}

async function startTarget(engine: string, DATA_DIR: string) {
  if (engine === 'pglite') return { environment: { DATA_DIR }, stop: async () => undefined }
  const server = await startPostgres()
  const DATABASE_URL = await server.createDatabase()
  return { environment: { DATA_DIR, DATABASE_URL }, stop: () => server.stop() }
}

async function using<T>(
  environment: Readonly<Record<string, string>>,
  work: (storage: Storage) => Promise<T>,
): Promise<T> {
  const { databaseUrl, dataDir } = readConfig(environment)
  const storage = await openStorage(
    databaseUrl ? { kind: 'postgres', databaseUrl } : { kind: 'pglite', dataDir },
  )
  return work(storage).finally(() => storage.close())
}
