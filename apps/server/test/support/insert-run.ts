import type { Id } from '@tributary/domain'
import type { RunState } from '../../src/storage/schema.ts'
import type { Backend } from './backend.ts'

type Run = {
  organisationId: string
  connectorId: Id
  state: RunState
  at: Date
  rows?: number
  /** The duration in milliseconds. */
  took?: number
}

/** Stores a scheduled run as the engine leaves it. Returns its id. */
export async function insertRun(
  { storage }: Pick<Backend, 'storage'>,
  { organisationId, connectorId, state, at, rows = 0, took = 0 }: Run,
): Promise<string> {
  const open = state === 'queued' || state === 'running'
  const failed = state === 'failed' || state === 'interrupted'
  const { id } = await storage.db
    .insertInto('refresh_runs')
    .values({
      organisation_id: organisationId,
      connector_id: String(connectorId),
      state,
      trigger: 'automatic',
      full_sync: false,
      triggered_at: at,
      started_at: at,
      completed_at: open ? null : new Date(at.getTime() + took),
      error: failed ? 'It failed.' : null,
      rows,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
