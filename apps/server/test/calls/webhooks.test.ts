import type { Id, WebhookEventType } from '@tributary/domain'
import {
  createWebhook,
  deleteWebhook,
  listWebhookDeliveries,
  listWebhooks,
  replayDelivery,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
} from '@tributary/sdk'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { keepHouse } from '../../src/app/housekeeping.ts'
import { type Name, UNKNOWN_ID } from '../support/backend.ts'
import { auditOf } from '../support/connector-world.ts'
import { failureOf, statusOf } from '../support/sdk-client.ts'
import { type WebhookWorld, webhookWorld } from '../support/webhook-world.ts'

let world: WebhookWorld
beforeAll(async () => {
  world = await webhookWorld({ ALLOW_PRIVATE_TARGETS: 'false' })
})
afterAll(() => world.stop())
beforeEach(async () => {
  await world.backend.storage.db.deleteFrom('webhooks').execute()
})

const URL = 'https://hooks.example/stock?key=k-1'
const all: WebhookEventType[] = ['refresh.failed']
const place = (id: Id, orgId = world.acme) => ({ params: { orgId, id } })
type Body = Partial<Parameters<typeof createWebhook>[1]['body']>
const create = (body: Body = {}, name: Name = 'olga', orgId = world.acme) =>
  createWebhook(world.as(name), {
    params: { orgId },
    body: { name: 'Stock', url: URL, events: all, ...body },
  })
const list = (name: Name = 'olga', orgId = world.acme) => listWebhooks(world.as(name), { params: { orgId } })
const connectorOf = async (orgId: string) =>
  (
    await world.backend.storage.db
      .selectFrom('connectors')
      .select('id')
      .where('organisation_id', '=', orgId)
      .where('status', '<>', 'DELETED')
      .limit(1)
      .executeTakeFirstOrThrow()
  ).id

describe('a webhook', () => {
  it('is created with a secret that no later response contains', async () => {
    const { data, message } = await create()
    expect(message).toBe('The webhook has been created.')
    const { secret, ...webhook } = data
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/)
    expect(webhook).toEqual({
      id: data.id,
      name: 'Stock',
      url: URL,
      events: all,
      connectors: null,
      active: true,
      fault: null,
      failingSince: null,
      previousSecretUntil: null,
      createdAt: world.backend.clock.now,
      lastDelivery: null,
    })
    expect(await list()).toEqual([webhook])
  })

  it('is changed, paused and deleted, and each change is audited', async () => {
    const { data } = await create()
    const connector = await connectorOf(world.acme)
    const changed = await updateWebhook(world.as('olga'), {
      ...place(data.id),
      body: { name: 'Books', events: ['approval.waiting'], connectors: [connector], active: false },
    })
    const after = { name: 'Books', events: ['approval.waiting'], connectors: [connector], active: false }
    expect(changed.data).toMatchObject({ ...after, url: URL })
    expect(await list()).toEqual([changed.data])
    await deleteWebhook(world.as('olga'), place(data.id))
    expect(await list()).toEqual([])
    expect((await auditOf(world.backend, data.id)).map(({ action }) => action)).toEqual([
      'webhook.created',
      'webhook.changed',
      'webhook.deleted',
    ])
  })

  it('leaves no secret and no key of its address in the database, the audit log or the log', async () => {
    const { data } = await create()
    const rotated = await rotateWebhookSecret(world.as('olga'), place(data.id))
    const { db } = world.backend.storage
    const rows = await db.selectFrom('webhooks').select(['secret_sealed', 'previous_sealed']).execute()
    const audited = JSON.stringify(await auditOf(world.backend, data.id))
    const everything = JSON.stringify([rows, audited, world.backend.log])
    for (const secret of [data.secret, rotated.data.secret]) expect(everything).not.toContain(secret.slice(6))
    expect(audited + world.backend.log.join()).not.toContain('k-1')
    expect(audited).toContain('https://hooks.example')
  })

  it('is refused for an address without TLS', async () => {
    expect(await failureOf(create({ url: 'http://hooks.example/' }))).toEqual([
      400,
      'Enter an address that begins with https://.',
    ])
  })

  it.each([
    'https://me:pw@hooks.example/',
    'ftp://hooks.example/',
    'hooks.example',
    'https://hooks.example/#a',
  ])('is refused for the address %s', async (url) => {
    const olga = await world.backend.as('olga')
    const path = `/business2cloud/clients/${world.acme}/webhooks`
    const answer = await olga.call('POST', path, { body: { Name: 'Stock', Url: url, Events: all } })
    expect(answer.statusCode).toBe(400)
  })

  it.each(['169.254.169.254', '10.0.0.1', '2852039166', '[fd00::1]', '[::ffff:169.254.169.254]'])(
    'is refused for https://%s, which no event is sent to',
    async (host) => {
      const refusal = [400, 'No events can be sent to this address. Enter another one.']
      expect(await failureOf(create({ url: `https://${host}/` }))).toEqual(refusal)
      const { id } = (await create()).data
      const change = updateWebhook(world.as('olga'), { ...place(id), body: { url: `https://${host}/` } })
      expect(await failureOf(change)).toEqual(refusal)
    },
  )

  it('can be paused with an address that a new one cannot have', async () => {
    const { id } = (await create()).data
    const url = 'https://169.254.169.254/'
    await world.backend.storage.db.updateTable('webhooks').set({ url }).execute()
    const { data } = await updateWebhook(world.as('olga'), { ...place(id), body: { active: false } })
    expect(data).toMatchObject({ url, active: false })
  })

  it('is refused for connectors of another organisation, and for unknown ones', async () => {
    for (const connector of [await connectorOf(world.birch), UNKNOWN_ID, 'no-id'])
      expect(await failureOf(create({ connectors: [connector] }))).toEqual([
        400,
        'One of the connectors does not exist in this organisation.',
      ])
  })

  it('is one of at most 20 of an organisation', async () => {
    for (let count = 0; count < 20; count += 1) await create()
    expect(await failureOf(create())).toEqual([
      409,
      'An organisation can have up to 20 webhooks. Delete one first.',
    ])
  })

  it('of another organisation is unknown, and its deliveries too', async () => {
    const { data } = await create({}, 'sue', world.birch)
    const sue = world.as('sue')
    const delivery = UNKNOWN_ID
    const there = place(data.id)
    expect(await statusOf(updateWebhook(sue, { ...there, body: { name: 'Mine' } }))).toBe(404)
    expect(await statusOf(deleteWebhook(sue, there))).toBe(404)
    expect(await statusOf(rotateWebhookSecret(sue, there))).toBe(404)
    expect(await statusOf(testWebhook(sue, there))).toBe(404)
    expect(await statusOf(listWebhookDeliveries(sue, there))).toBe(404)
    const replayed = replayDelivery(sue, { params: { ...there.params, deliveryId: delivery } })
    expect(await statusOf(replayed)).toBe(404)
    expect(await statusOf(list('olga', world.cedar))).toBe(403)
    expect(await statusOf(list('eli'))).toBe(403)
  })
})

it('deletes deliveries after 30 days', async () => {
  const { data } = await create()
  const { db } = world.backend.storage
  const now = new Date('2026-12-31T00:00:00Z')
  for (const days of [29, 31])
    await db
      .insertInto('webhook_deliveries')
      .values({
        ...{ organisation_id: world.acme, webhook_id: data.id, event: 'refresh.failed', body: '{}' },
        ...{ state: 'failed', created_at: new Date(now.getTime() - days * 24 * 3_600_000) },
      })
      .execute()
  await keepHouse(db, now)
  expect(await db.selectFrom('webhook_deliveries').select('id').execute()).toHaveLength(1)
})
