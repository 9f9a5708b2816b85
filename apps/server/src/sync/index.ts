export { createSyncEngine, type SyncEngine, type SyncEngineOptions } from './engine/sync-engine.ts'
export type { OutboundRules } from './outbound.ts'
export { sourceAdapters } from './sources/source-adapters.ts'
export type { SyncLog } from './sync-log.ts'
