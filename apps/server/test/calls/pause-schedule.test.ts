import type { Id } from '@tributary/domain'
import { deleteConnector, getConnector, pauseSchedule, resumeSchedule, updateConnector } from '@tributary/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Backend, type Name, UNKNOWN_ID } from '../support/backend.ts'
import { auditOf, type ConnectorWorld, connectorWorld } from '../support/connector-world.ts'
import { failureOf, statusOf } from '../support/sdk-client.ts'

let backend: Backend
let acme: string
let birch: string
let as: ConnectorWorld['as']
let newFtp: ConnectorWorld['newFtp']

beforeAll(async () => {
  ;({ backend, acme, birch, as, newFtp } = await connectorWorld())
})
afterAll(() => backend.close())

const pause = (id: Id, name: Name = 'olga', orgId = acme) =>
  pauseSchedule(as(name), { params: { orgId, id } })
const resume = (id: Id, name: Name = 'olga') => resumeSchedule(as(name), { params: { orgId: acme, id } })
const schedule = (id: Id, cron: string | null) =>
  updateConnector(as('sue'), { params: { orgId: acme, id }, body: { schedule: cron } })
const scheduled = async (name: string) => {
  const id = await newFtp(name)
  await schedule(id, '0 6 * * *')
  return id
}
const pausedAt = async (id: Id) => (await getConnector(as('olga'), { params: { id } })).pausedAt
const pauses = async (id: Id) =>
  (await auditOf(backend, id)).map(({ action }) => action).filter((action) => /paused|resumed/.test(action))

describe('a schedule', () => {
  it('is paused and resumed by a user who may edit connectors, and stays [GLANCE-34]', async () => {
    const id = await scheduled('Paused files')
    const paused = await pause(id)
    expect(paused).toMatchObject({
      message: 'The schedule has been paused.',
      data: { pausedAt: backend.clock.now, schedule: '0 6 * * *' },
    })
    const resumed = await resume(id)
    expect(resumed).toMatchObject({ message: 'The schedule has been resumed.', data: { pausedAt: null } })
    expect(await pauses(id)).toEqual(['connector.paused', 'connector.resumed'])
  })

  it('keeps the start of its pause, and records it once [GLANCE-34]', async () => {
    const id = await scheduled('Files paused twice')
    const { data } = await pause(id)
    backend.clock.advance(60)
    expect((await pause(id, 'sue')).data.pausedAt).toEqual(data.pausedAt)
    for (const _ of [1, 2]) await resume(id)
    expect(await pauses(id)).toEqual(['connector.paused', 'connector.resumed'])
  })

  it('that is changed stays paused, and one that is removed is not paused', async () => {
    const id = await scheduled('Changed files')
    await pause(id)
    await schedule(id, '0 7 * * *')
    expect(await pausedAt(id)).toEqual(backend.clock.now)
    await schedule(id, null)
    expect(await pausedAt(id)).toBeNull()
    await schedule(id, '0 8 * * *')
    expect(await pausedAt(id)).toBeNull()
  })

  it('cannot be paused where there is none', async () => {
    const id = await newFtp('Files without a schedule')
    expect(await failureOf(pause(id))).toEqual([409, 'This connector has no schedule.'])
    expect(await failureOf(resume(id))).toEqual([409, 'This connector has no schedule.'])
    await schedule(id, '0 6 * * *')
    await deleteConnector(as('sue'), { params: { orgId: acme, id } })
    expect(await failureOf(pause(id, 'sue'))).toEqual([409, 'This connector has been deleted.'])
  })

  it('of another organisation does not exist', async () => {
    const id = await scheduled('Files of acme')
    expect(await statusOf(pause(UNKNOWN_ID))).toBe(404)
    expect(await statusOf(pause(id, 'olga', birch))).toBe(400)
    expect(await pausedAt(id)).toBeNull()
  })
})
