import type { Storage } from '../../storage/storage.ts'

/** Any number that is not used by another advisory lock. */
export const QUEUE_LOCK = 7_482_914

/**
 * Starts pg-boss in one process at a time. At its first start it creates its tables, and can fail if another server
 * creates them at the same moment. The lock has a connection of the pool for long statements, because pg-boss needs one
 * of the other pool. The embedded engine has one process only.
 */
export async function startAlone({ kind, withConnection }: Storage, start: () => Promise<unknown>) {
  if (kind === 'pglite') return void (await start())
  await withConnection(
    async ({ query }) => {
      await query('begin')
      await query(`select pg_advisory_xact_lock(${QUEUE_LOCK})`)
      await start()
      await query('commit')
    },
    { longStatements: true },
  )
}
