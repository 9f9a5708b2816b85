import type { Id } from '@tributary/domain'
import { assignUsers, listEveryConnector, listRefreshRuns } from '@tributary/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Backend, type Name, UNKNOWN_ID } from '../support/backend.ts'
import { addConnector, type ConnectorWorld, connectorWorld } from '../support/connector-world.ts'
import { insertRun } from '../support/insert-run.ts'
import { failureOf } from '../support/sdk-client.ts'

let backend: Backend
let acme: string
let birch: string
let as: ConnectorWorld['as']
let newFtp: ConnectorWorld['newFtp']

beforeAll(async () => {
  ;({ backend, acme, birch, as, newFtp } = await connectorWorld())
})
afterAll(() => backend.close())

const hour = (number: number) => new Date(Date.UTC(2026, 9, 1, number))
const run = (connectorId: Id, state: 'succeeded' | 'failed', at: Date, rows = 0) =>
  insertRun(backend, { organisationId: acme, connectorId, state, at, rows })
const found = async (id: Id, name: Name = 'olga') =>
  (await listEveryConnector(as(name), { params: { orgId: acme } })).find((one) => one.id === id)

describe('every connector', () => {
  it('has the end and the rows of its latest refresh that succeeded [GLANCE-31]', async () => {
    const id = await newFtp('Loaded files')
    expect(await found(id)).toMatchObject({ lastLoadedAt: null, rows: null })
    await run(id, 'succeeded', hour(1), 10)
    await run(id, 'succeeded', hour(2), 20)
    await run(id, 'failed', hour(3), 30)
    expect(await found(id)).toMatchObject({ lastLoadedAt: hour(2), rows: 20, log: { hasError: true } })
  })

  it('has its users, and whether the caller is one of them [GLANCE-31]', async () => {
    const id = await newFtp('Files of Una')
    expect(await found(id)).toMatchObject({ assigned: null })
    const users = [await backend.idOf('users', 'Una')]
    await assignUsers(as('olga'), { params: { id }, body: { users } })
    expect((await found(id))?.assigned).toMatchObject({ count: 1, self: false, first: [{ id: users[0] }] })
    expect((await found(id, 'una'))?.assigned).toMatchObject({ count: 1, self: true })
  })
})

describe('the refreshes of some connectors', () => {
  const runsOf = (connectors: readonly Id[], each?: number, orgId = acme) =>
    listRefreshRuns(as('olga'), {
      params: { orgId },
      query: { connectors: connectors.join(' '), ...(each && { each }) },
    })

  it('are listed whatever their types [GLANCE-32]', async () => {
    const files = await newFtp('Files and shops')
    const shop = await addConnector(as('olga'), acme, { name: 'A shop', type: 'woocommerce' })
    for (const id of [files, shop]) await run(id, 'succeeded', hour(1))
    expect(
      (await runsOf([files, shop])).map(({ clientConnectorId }) => clientConnectorId).toSorted(),
    ).toEqual([files, shop].toSorted())
  })

  it('are all that were requested of each, also beyond a page [GLANCE-32]', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, (_, index) => newFtp(`Many files ${index}`)))
    for (const id of ids) for (let at = 0; at < 31; at++) await run(id, 'succeeded', hour(at))
    expect(await runsOf(ids, 30)).toHaveLength(240)
    expect(await runsOf(ids)).toHaveLength(200)
  })

  it('leave out those of other organisations', async () => {
    const id = await newFtp('Files of acme')
    await run(id, 'succeeded', hour(1))
    expect(await runsOf([id, UNKNOWN_ID], undefined, birch)).toEqual([])
  })

  it('need the connectors or their type', async () => {
    const neither = listRefreshRuns(as('olga'), { params: { orgId: acme }, query: {} })
    expect(await failureOf(neither)).toEqual([400, 'Either connectorType or connectors is needed.'])
  })
})
