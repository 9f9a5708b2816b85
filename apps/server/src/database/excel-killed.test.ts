import { randomBytes } from 'node:crypto'
import type { TdsServer } from '@tributary/fakes/sqlserver/tds-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openStorage } from '../storage/open-storage.ts'
import { createSecretBox } from '../storage/secret-box.ts'
import { spawnChild } from '../sync/testing/spawn-sync-child.ts'
import { testPlace } from '../sync/testing/test-place.ts'
import { type ExcelFixture, excelFixture } from './testing/excel-fixture.ts'
import { credentialsOfTarget, startExcelTarget } from './testing/excel-target.ts'
import type { StructureTask } from './testing/structure-child.ts'

const key = randomBytes(32).toString('base64')
const program = new URL('./testing/structure-child.ts', import.meta.url)
const HOUR = 3_600_000

let target: TdsServer
beforeAll(async () => {
  target = await startExcelTarget()
})
afterAll(() => target.stop())

const areas = () => target.read('select name from "acme.excel_areas" order by name').map(({ name }) => name)
const isInTheMiddle = () => target.statements.some((text) => /delete from .*excel_entities/.test(text))

it('a server killed while it writes leaves the tables unchanged, and the next start writes them', async () => {
  const choice = await testPlace()
  const here = async <T>(work: (sync: ExcelFixture) => Promise<T>) => {
    const sync = await excelFixture(await openStorage(choice), createSecretBox(Buffer.from(key, 'base64')))
    return work(sync).finally(() => sync.close())
  }
  const runId = await here(async (sync) => {
    await sync.setCredentials(credentialsOfTarget(target))
    await sync.addArea('Finance')
    const engine = sync.excelEngine()
    await engine.start()
    await sync.refresh(engine, sync.connectorId)
    await sync.addArea('Sales')
    return sync.queue(sync.connectorId)
  })

  target.statements.length = 0
  target.when(/delete from .*excel_entities/, 'silence')
  const task: StructureTask = { choice, key, runId }
  const child = spawnChild(program, task)
  await expect.poll(isInTheMiddle, { timeout: 60_000 }).toBe(true)
  await child.kill()
  await expect.poll(() => target.connections().open, { timeout: 60_000 }).toBe(0)
  expect(areas()).toEqual(['Finance'])

  target.reset()
  await here(async (sync) => {
    expect(await sync.run(runId)).toMatchObject({ state: 'running', attempt: 1 })
    // A clock one hour ahead, so that the lease has expired. The embedded engine need not wait.
    const engine = sync.excelEngine(undefined, { clock: () => new Date(Date.now() + HOUR) })
    await engine.start()
    expect(await sync.ended(runId)).toMatchObject({ state: 'succeeded', attempt: 2, rows: '2', error: null })
  })
  expect(areas()).toEqual(['Finance', 'Sales'])
}, 120_000)
