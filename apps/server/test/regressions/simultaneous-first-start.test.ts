import { expect, inject, it } from 'vitest'
import { openPostgres } from '../../src/storage/postgres-storage.ts'
import { createRefreshQueue } from '../../src/sync/engine/refresh-queue.ts'
import { QUEUE_LOCK } from '../../src/sync/engine/start-alone.ts'
import { silentLog } from '../../src/sync/sync-log.ts'
import { newDatabase } from '../support/test-storage.ts'

// Servers that started together on an empty database both created the tables of the queue, and one ended with an error.

it.runIf(inject('postgresUrl'))(
  'a server creates the tables of the queue only after another one has',
  async () => {
    const databaseUrl = await newDatabase(inject('postgresUrl'), inject('postgresTemplates').empty)
    const [first, second] = [await openPostgres(databaseUrl), await openPostgres(databaseUrl)]
    const queue = createRefreshQueue(second, silentLog)
    const started = await first.withConnection(async ({ query }) => {
      const holds = async (sql: string) => (await query(sql)).rows[0]?.yes === true
      await query('begin')
      await query(`select pg_advisory_xact_lock(${QUEUE_LOCK})`)
      const starting = queue.start(async () => undefined, 1)
      const waiting = `select exists (select from pg_locks where objid = ${QUEUE_LOCK} and not granted
      and database = (select oid from pg_database where datname = current_database())) as yes`
      while (!(await holds(waiting)));
      expect(await holds(`select to_regnamespace('pgboss') is null as yes`)).toBe(true)
      await query('commit')
      return { starting }
    })
    await started.starting
    await queue.stop()
    await Promise.all([first.close(), second.close()])
  },
)
