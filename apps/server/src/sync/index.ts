export { createSyncEngine, type SyncEngine, type SyncEngineOptions } from './engine/sync-engine.ts'
export { ftpSource } from './sources/ftp/ftp-source.ts'
