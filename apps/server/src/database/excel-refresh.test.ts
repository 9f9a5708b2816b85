import { randomUUID } from 'node:crypto'
import type { TdsServer } from '@tributary/fakes/sqlserver/tds-server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startRunHere } from '../sync/index.ts'
import { cancelRun } from '../sync/refresh-runs.queries.ts'
import { serverMessages } from './database.messages.ts'
import { oneAtATime } from './one-at-a-time.ts'
import type { TargetDatabase } from './targets/target-database.ts'
import { type ExcelFixture, excelFixture } from './testing/excel-fixture.ts'
import { credentialsOfTarget, startExcelTarget, targetsForTests } from './testing/excel-target.ts'
import { synchronisationOf } from './write-structure.ts'

// The machine may be busy with other tests.
const patient = { timeout: 60_000 }

let target: TdsServer
let sync: ExcelFixture
let userId: string

beforeAll(async () => {
  target = await startExcelTarget()
  sync = await excelFixture()
  const email = `${randomUUID()}@example.com`
  const address = { email, email_key: email, email_status: 'verified' } as const
  const person = { ...address, first_name: 'Sue', last_name: 'Stop', role_id: 1 }
  const added = sync.storage.db.insertInto('users').values(person).returning('id')
  userId = (await added.executeTakeFirstOrThrow()).id
})
afterAll(async () => {
  await sync.close()
  await target.stop()
})
beforeEach(async () => {
  await sync.storage.db.deleteFrom('areas').execute()
  await sync.addArea('Finance')
  await sync.setCredentials(credentialsOfTarget(target))
})
afterEach(async () => {
  target.reset()
  await sync.stopEngines()
})

async function started(
  targets?: TargetDatabase,
  options: Parameters<ExcelFixture['excelEngine']>[1] = {},
): Promise<ReturnType<ExcelFixture['engine']>> {
  const engine = sync.excelEngine(targets, { watchMs: 20, ...options })
  await engine.start()
  return engine
}

const refresh = async (engine: ReturnType<ExcelFixture['engine']>) => sync.refresh(engine, sync.connectorId)
const areas = () => target.read('select name from "acme.excel_areas" order by name').map(({ name }) => name)
const stateOf = () => sync.rows('select synchronised_at, synchronised_changes from structure_states')
const audited = () =>
  sync.rows(
    `select actor_id, organisation_id, detail from audit_log where action = 'database.synchronised' order by id`,
  )
const cancel = () =>
  cancelRun(sync.storage.db, {
    connectorId: sync.connectorId,
    userId,
    now: new Date(),
    sentence: 'Sue stopped it.',
  })

/** Targets that run something before the commit, or after it. */
function interrupted(when: {
  before?: () => Promise<unknown>
  after?: () => Promise<unknown>
}): TargetDatabase {
  const real = targetsForTests()
  return {
    ...real,
    async replaceTables(credentials, owner, tables, permit) {
      if (!permit) throw new Error('A refresh writes only with a permit.')
      const beforeCommit = async () => {
        await when.before?.()
        await permit.beforeCommit()
      }
      const written = await real.replaceTables(credentials, owner, tables, { ...permit, beforeCommit })
      await when.after?.()
      return written
    },
  }
}

/** What must be unchanged after a refresh that was cancelled. */
const facts = async () => ({ areas: areas(), state: await stateOf(), audited: await audited() })

describe('a refresh of an Excel connector', () => {
  it('writes the structure, counts tables and rows, and is recorded as the button records it', async () => {
    const engine = await started()
    expect(engine.supports('excel')).toBe(true)
    const run = await refresh(engine)
    expect(run).toMatchObject({ state: 'succeeded', rows: '1', error: null, cause: null })
    expect(run.detail).toBe('excel_areas: 1 row; 13 tables without changes')
    expect(areas()).toEqual(['Finance'])
    expect(await stateOf()).toEqual([
      { synchronised_at: expect.any(Date), synchronised_changes: expect.anything() },
    ])
    expect((await audited()).at(-1)).toEqual({
      actor_id: null,
      organisation_id: sync.organisationId,
      detail: { 'after.tables': 14, 'after.rows': 1 },
    })
  })

  it('does the same for a full refresh, and names the user who started it', async () => {
    const engine = await started()
    const runId = await sync.queue(sync.connectorId, { full: true })
    await sync.rows(`update refresh_runs set requested_by = '${userId}' where id = '${runId}'`)
    await engine.enqueue(runId)
    expect(await sync.ended(runId)).toMatchObject({ state: 'succeeded', rows: '1' })
    expect((await audited()).at(-1)).toMatchObject({ actor_id: userId })
  })

  it('is not supported by an engine without a structure writer', () => {
    expect(sync.engine().supports('excel')).toBe(false)
  })

  it('shows where to enter credentials when none are stored', async () => {
    await sync.storage.db.deleteFrom('database_credentials').execute()
    expect(await refresh(await started())).toMatchObject({
      state: 'failed',
      cause: 'settings',
      error: serverMessages.noCredentialsForRefresh,
    })
  })

  it('requests the password again when the stored one cannot be read', async () => {
    await sync.storage.db.updateTable('database_credentials').set({ password_sealed: 'v1.x.y.z' }).execute()
    expect(await refresh(await started())).toMatchObject({
      state: 'failed',
      cause: 'settings',
      error: serverMessages.passwordUnreadable,
    })
  })

  it.each([
    ['a database that is not there', { host: '127.0.0.1,1' }, 'target-unreachable'],
    ['a wrong password', { password: 'wrong' }, 'target-sign-in-refused'],
    ['an unknown database', { database: 'nothing' }, 'target-missing'],
    ['an unknown schema', { schema: 'nothing' }, 'target-missing'],
  ])('fails with the cause of %s', async (_, changed, cause) => {
    await sync.setCredentials({ ...credentialsOfTarget(target), ...changed })
    const run = await refresh(await started())
    expect(run).toMatchObject({ state: 'failed', cause, rows: '0' })
    expect(run.error).toMatch(/^Your database could not be written to\. /)
  })

  it('is retried when the connection is lost, and succeeds', async () => {
    target.when(/delete from/, 'drop')
    let tries = 0
    const real = targetsForTests()
    const engine = await started(
      {
        ...real,
        replaceTables: (...args) => {
          if (tries++ === 1) target.reset()
          return real.replaceTables(...args)
        },
      },
      { retries: [1, 1] },
    )
    expect(await refresh(engine)).toMatchObject({ state: 'succeeded', rows: '1', attempt: 1 })
    expect(tries).toBe(2)
  })
})

describe('an Excel connector that is cancelled', () => {
  beforeEach(async () => {
    await refresh(await started())
    await sync.stopEngines()
    await sync.addArea('Sales')
  })

  it('stops in the middle of a statement, changes nothing and can be refreshed again', async () => {
    const before = await facts()
    const engine = await started()
    target.statements.length = 0
    target.when(/delete from/, 'silence')
    const runId = await sync.queue(sync.connectorId)
    await engine.enqueue(runId)
    await expect.poll(() => target.statements.some((text) => /delete from/.test(text)), patient).toBe(true)
    expect(await cancel()).toBe(true)
    expect(await sync.ended(runId)).toMatchObject({ state: 'cancelled', cause: 'cancelled', rows: '0' })
    await expect.poll(() => target.connections().open, patient).toBe(0)
    expect(await facts()).toEqual(before)

    target.reset()
    expect(await refresh(engine)).toMatchObject({ state: 'succeeded', rows: '2' })
    expect(areas()).toEqual(['Finance', 'Sales'])
  })

  it('right before the commit changes nothing', async () => {
    const before = await facts()
    const run = await refresh(await started(interrupted({ before: cancel }), { watchMs: 60_000 }))
    expect(run).toMatchObject({ state: 'cancelled', rows: '0' })
    expect(await facts()).toEqual(before)
  })

  it('right after the commit records nothing', async () => {
    const { state, audited: lines } = await facts()
    const run = await refresh(await started(interrupted({ after: cancel }), { watchMs: 60_000 }))
    expect(run).toMatchObject({ state: 'cancelled', rows: '0' })
    expect(await facts()).toEqual({ areas: ['Finance', 'Sales'], state, audited: lines })
  })

  it('of which another process has taken the run stores nothing', async () => {
    const before = await facts()
    const take = () => sync.rows(`update refresh_runs set lease_owner = 'another' where state = 'running'`)
    const engine = await started(interrupted({ before: take }), { watchMs: 60_000 })
    const run = await refresh(engine)
    expect(run).toMatchObject({ state: 'running', lease_owner: 'another' })
    expect(await facts()).toEqual(before)
    await cancel()
  })
})

it('a synchronisation by button whose server died is executed by an engine', async () => {
  const { organisationId, connectorId } = sync
  const asked = { organisationId, connectorId, requestedBy: userId, now: new Date() }
  const { id } = await startRunHere(sync.storage.db, { ...asked, fullSync: false, statusMessage: null })
  await started(undefined, { clock: () => new Date(Date.now() + 3_600_000) })
  expect(await sync.ended(id)).toMatchObject({ state: 'succeeded', attempt: 2, trigger: 'manual' })
  expect((await audited()).at(-1)).toMatchObject({ actor_id: userId })
})

describe('another synchronisation of the organisation', () => {
  const duringAnother = async (work: (end: () => void) => Promise<void>) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    const other = oneAtATime(sync.storage, synchronisationOf(sync.organisationId), async () => {
      begun.resolve()
      await promise
    })
    await begun.promise
    await work(resolve).finally(resolve)
    await other
  }

  it('makes a refresh fail with the reason when it does not end', () =>
    duringAnother(async () => {
      target.statements.length = 0
      expect(await refresh(await started())).toMatchObject({
        state: 'failed',
        cause: 'source-busy',
        error: serverMessages.running,
      })
      expect(target.statements).toEqual([])
    }))

  it('is waited for', () =>
    duringAnother(async (end) => {
      const engine = await started(undefined, { retries: Array.from({ length: 2_000 }, () => 50) })
      const runId = await sync.queue(sync.connectorId)
      await engine.enqueue(runId)
      await expect.poll(async () => (await sync.run(runId)).detail, patient).toContain('Trying again')
      end()
      expect(await sync.ended(runId)).toMatchObject({ state: 'succeeded' })
    }))
})
