import type { Id } from '@tributary/domain'
import { assignOrganisations, assignUsers, getRefreshHistory } from '@tributary/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunState } from '../../src/storage/schema.ts'
import { type Backend, type Name, UNKNOWN_ID } from '../support/backend.ts'
import { type ConnectorWorld, connectorWorld } from '../support/connector-world.ts'
import { insertRun } from '../support/insert-run.ts'
import { failureOf, statusOf } from '../support/sdk-client.ts'

let backend: Backend
let acme: string
let birch: string
let as: ConnectorWorld['as']
let newFtp: ConnectorWorld['newFtp']

beforeAll(async () => {
  ;({ backend, acme, birch, as, newFtp } = await connectorWorld())
  backend.clock.now = new Date('2026-10-26T10:30:00Z')
})
afterAll(() => backend.close())

type Query = Parameters<typeof getRefreshHistory>[1]['query']
const twoDays: Query = { bucket: 'day', count: 2, zone: 'Europe/Copenhagen' }

const historyOf = async (id: Id, query: Query = twoDays, name: Name = 'olga', orgId = acme) =>
  (await getRefreshHistory(as(name), { params: { orgId }, query })).filter(
    ({ clientConnectorId }) => clientConnectorId === id,
  )
const run = (connectorId: Id, state: RunState, at: string, more: { rows?: number; took?: number } = {}) =>
  insertRun(backend, { organisationId: acme, connectorId, state, at: new Date(at), ...more })

describe('the history of refreshes', () => {
  it('counts the runs of a day, and names the latest that failed [GLANCE-33]', async () => {
    const id = await newFtp('Files of one day')
    await run(id, 'failed', '2026-10-26T01:00:00Z')
    const failed = await run(id, 'interrupted', '2026-10-26T02:00:00Z', { took: 5_000 })
    await run(id, 'cancelled', '2026-10-26T03:00:00Z', { rows: 2 })
    await run(id, 'succeeded', '2026-10-26T04:00:00Z', { rows: 40, took: 61_500 })
    await run(id, 'running', '2026-10-26T05:00:00Z', { rows: 1 })
    expect(await historyOf(id)).toEqual([
      {
        clientConnectorId: id,
        from: new Date('2026-10-25T23:00:00Z'),
        succeeded: 1,
        failed: 2,
        cancelled: 1,
        running: 1,
        rows: 43,
        longestMs: 61_500,
        runId: failed,
      },
    ])
  })

  it('names the latest run of a day without a failure, and no duration before it ends', async () => {
    const id = await newFtp('Quiet files')
    await run(id, 'succeeded', '2026-10-25T12:00:00Z', { took: 1 })
    const latest = await run(id, 'succeeded', '2026-10-25T13:00:00Z')
    const running = await run(id, 'queued', '2026-10-26T05:00:00Z')
    expect(await historyOf(id)).toMatchObject([
      { runId: latest, succeeded: 2, longestMs: 1 },
      { runId: running, running: 1, longestMs: null },
    ])
  })

  it('divides at the midnights of the zone when the clocks change [GLANCE-33]', async () => {
    const id = await newFtp('Files of two days')
    await run(id, 'succeeded', '2026-10-24T21:59:59Z')
    await run(id, 'succeeded', '2026-10-24T22:00:00Z')
    await run(id, 'succeeded', '2026-10-25T22:59:59Z')
    await run(id, 'succeeded', '2026-10-25T23:00:00Z')
    const days = async (query: Query) =>
      (await historyOf(id, query)).map(({ from, succeeded }) => [from.toISOString().slice(0, 16), succeeded])
    expect(await days(twoDays)).toEqual([
      ['2026-10-24T22:00', 2],
      ['2026-10-25T23:00', 1],
    ])
    expect(await days({ ...twoDays, zone: 'UTC' })).toEqual([['2026-10-25T00:00', 2]])
    expect(await days({ bucket: 'hour', count: 13, zone: 'Asia/Kolkata' })).toEqual([['2026-10-25T22:30', 2]])
  })

  it('has the connectors that the caller may see, or some of them [GLANCE-33]', async () => {
    const [mine, other] = [await newFtp('Files for Una'), await newFtp('Files for others')]
    const users = [await backend.idOf('users', 'Una')]
    await assignUsers(as('olga'), { params: { id: mine }, body: { users } })
    for (const id of [mine, other]) await run(id, 'succeeded', '2026-10-26T01:00:00Z')
    const seen = async (name: Name, connectors?: string) =>
      (
        await getRefreshHistory(as(name), {
          params: { orgId: acme },
          query: { ...twoDays, ...(connectors && { connectors }) },
        })
      ).map(({ clientConnectorId }) => clientConnectorId)
    expect(await seen('una')).toContain(mine)
    expect(await seen('una')).not.toContain(other)
    expect(await seen('una', `${mine} ${other}`)).toEqual([mine])
    expect(await seen('olga', String(other))).toEqual([other])
  })

  it('has the connectors that another organisation shares [CALL-97]', async () => {
    const id = await newFtp('Files shown to Birch')
    await run(id, 'succeeded', '2026-10-26T01:00:00Z')
    expect(await historyOf(id, twoDays, 'olga', birch)).toEqual([])
    await assignOrganisations(as('sue'), { params: { id }, body: { organisations: [birch] } })
    expect(await historyOf(id, twoDays, 'olga', birch)).toHaveLength(1)
    expect(await historyOf(id)).toHaveLength(1)
  })

  it.each([
    [{ ...twoDays, zone: 'Mars/Olympus' }, 'The time zone Mars/Olympus does not exist.'],
    [{ ...twoDays, count: 32 }, 'A history by day has at most 31 days.'],
    [{ ...twoDays, connectors: 'x' }, 'connectors must be 1 to 50 ids.'],
  ] satisfies [Query, string][])('refuses %j', async (query, sentence) => {
    const asked = getRefreshHistory(as('olga'), { params: { orgId: acme }, query })
    expect(await failureOf(asked)).toEqual([400, sentence])
  })

  it.each([
    'bucket=week&count=2',
    'bucket=hour&count=49',
    'bucket=hour&count=0',
    'bucket=day&count=2&from=1',
  ])('refuses %s', async (query) => {
    const path = `/business2cloud/clients/${acme}/refresh-history?zone=UTC&${query}`
    expect((await (await backend.as('olga')).call('GET', path)).statusCode).toBe(400)
  })

  it('of an unknown organisation is not found [ROLE-19]', async () => {
    const history = getRefreshHistory(as('sue'), { params: { orgId: UNKNOWN_ID }, query: twoDays })
    expect(await statusOf(history)).toBe(404)
  })

  it('is only for members', async () => {
    const cedar = await backend.idOf('organisations', 'Cedar & Co')
    const asked = getRefreshHistory(as('olga'), { params: { orgId: cedar }, query: twoDays })
    expect(await statusOf(asked)).toBe(403)
  })
})
