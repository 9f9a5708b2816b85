import { randomBytes } from 'node:crypto'
import { openStorage } from '../../src/storage/open-storage.ts'
import { createSecretBox } from '../../src/storage/secret-box.ts'
import { createSyncEngine, sourceAdapters } from '../../src/sync/index.ts'
import {
  insertConnector,
  insertOrganisation,
  insertRun,
  readRun,
} from '../../src/sync/testing/sync-records.ts'
import { reportToParent } from './child.ts'
import { grant, providerSettings, type RefreshDone } from './kinds.ts'

// Runs one full refresh: `refresh.ts <database> <type> <properties as JSON> <address of a provider's API>`.

const [, , databaseUrl = '', type = '', properties = '{}', apiUrl = ''] = process.argv
const storage = await openStorage({ kind: 'postgres', databaseUrl })
const secretBox = createSecretBox(randomBytes(32))
const { promise: ended, resolve: end } = Promise.withResolvers<void>()
const engine = createSyncEngine({
  storage,
  secretBox,
  adapters: sourceAdapters({
    outbound: { allowPrivateTargets: true },
    // Providers allow a few requests a second. Here the source is local, so nothing waits.
    rateLimits: { reserve: async () => 0, hold: async () => undefined },
    apis: providerSettings(apiUrl),
    ...(apiUrl && { addresses: { cin7: apiUrl, uniconta: apiUrl } }),
    trust: 'loopback',
  }),
  clock: () => new Date(),
  access: () => async () => ({ accessToken: grant.token, account: grant.account, scope: null }),
  log: {
    info: (_, message) => message === 'Refresh ended' && end(),
    warn: (fields, message) => console.error(message, fields),
    error: (fields, message) => console.error(message, fields),
  },
})
await engine.start()
const organisationId = await insertOrganisation(storage, 'BENCH')
const owner = { organisationId }
const connectorId = await insertConnector(storage, secretBox, owner, type, JSON.parse(properties))
const runId = await insertRun(storage, connectorId, true)
const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024)
const idle = megabytes(process.memoryUsage().rss)
await engine.enqueue(runId)
await ended
const run = await readRun(storage, runId)
if (run.state !== 'succeeded') throw new Error(run.error ?? run.state)
const done: RefreshDone = {
  rows: Number(run.rows),
  ms: (run.completed_at?.getTime() ?? 0) - (run.started_at?.getTime() ?? 0),
  idle,
  peak: megabytes(process.resourceUsage().maxRSS * 1024),
}
await reportToParent(done, async () => {
  await engine.stop()
  await storage.close()
})
