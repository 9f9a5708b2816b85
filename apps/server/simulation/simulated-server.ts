import type { SecretBox } from '../src/storage/secret-box.ts'
import type { Storage } from '../src/storage/storage.ts'
import { createSyncEngine, startScheduler, syncTargets } from '../src/sync/index.ts'
import type { SourceAdapters } from '../src/sync/sources/source-adapter.ts'
import type { SyncLog } from '../src/sync/sync-log.ts'
import type { SimulatedProcess } from './simulated-process.ts'

type Engine = ReturnType<typeof createSyncEngine>

/** The parts of a server that refresh: the real engine, queue and scheduler, in a simulated process. */
export type SimulatedServer = {
  readonly process: SimulatedProcess
  readonly storage: Storage
  readonly engine: Engine
  /** Starts everything. Rejects as the server does, whose process then ends. */
  start(): Promise<void>
  /** Stops it in the order of the server. */
  stop(): Promise<void>
}

export type ServerTools = {
  readonly process: SimulatedProcess
  readonly storage: Storage
  readonly secretBox: SecretBox
  readonly log: SyncLog
  readonly adapters: SourceAdapters
}

export function simulatedServer({ process, storage, ...tools }: ServerTools): SimulatedServer {
  const shared = { storage, clock: process.clock, timers: process }
  // Our simulated database has one session, so staging must not keep a transaction open, as in the embedded engine.
  const target: Storage = { ...storage, kind: 'pglite' }
  const engine = createSyncEngine({
    ...shared,
    ...tools,
    newOwner: process.newOwner,
    concurrency: 2,
    leaseMs: LEASE_MS,
    openTarget: syncTargets({ storage: target, outbound: { allowPrivateTargets: false } }),
  })
  let stopScheduler: () => Promise<void> = async () => undefined
  return {
    process,
    storage,
    engine,
    async start() {
      await engine.start()
      stopScheduler = startScheduler({ ...shared, engine, log: tools.log })
    },
    async stop() {
      await stopScheduler()
      await engine.stop({ drainMs: 5_000 })
    },
  }
}

export const LEASE_MS = 60_000
