import type { Id } from '@tributary/domain'
import {
  replayDelivery,
  replayFailedDeliveries,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
} from '@tributary/sdk'
import { parseWebhookEvent, verifyWebhook } from '@tributary/sdk/webhooks'
import { Webhook as Standard } from 'standardwebhooks'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { auditOf } from '../support/connector-world.ts'
import type { Received, Receiver } from '../support/receiver.ts'
import { failureOf, statusOf } from '../support/sdk-client.ts'
import { type WebhookWorld, webhookWorld } from '../support/webhook-world.ts'

let world: WebhookWorld
let receiver: Receiver
let connector: string
beforeEach(async () => {
  world = await webhookWorld()
  receiver = await world.receiver()
  connector = await world.backend.idOf('connectors', 'Warehouse files')
  world.startProcess()
  await world.settle()
  world.advance(1)
})
afterEach(() => world.stop())

const place = (id: Id) => ({ params: { orgId: world.acme, id } })
const replay = async (id: Id, deliveryId: Id) =>
  replayDelivery(await world.olga(), { params: { orgId: world.acme, id, deliveryId } })
const fail = async () => {
  await world.endRun('failed', connector)
  await world.settle()
}
const only = (): Received => {
  const [one, ...others] = receiver.received
  if (!one || others.length > 0) throw new Error(`Expected one request, got ${receiver.received.length}.`)
  return one
}

/** Verifies a request with the library of the scheme, at its own time. */
function verified(secret: string, { headers, body }: Received) {
  const stamp = Number(headers['webhook-timestamp'])
  const real = Date.now
  Date.now = () => stamp * 1000
  try {
    return new Standard(secret).verify(body, headers as Record<string, string>)
  } finally {
    Date.now = real
  }
}

describe('a delivery', () => {
  it('is verified by the library of the scheme and read by the SDK', async () => {
    const { id, secret } = await world.webhook(receiver.url)
    await fail()
    const request = only()
    const event = verified(secret, request)
    expect(event).toEqual({
      type: 'refresh.failed',
      timestamp: world.backend.clock.now.toISOString(),
      version: 1,
      data: {
        organisation: { id: world.acme, name: 'acme Traders' },
        connector: { id: connector, name: 'Warehouse files', type: 'ftp' },
        refresh: {
          id: expect.any(String),
          trigger: 'automatic',
          full: false,
          triggeredAt: world.backend.clock.now.toISOString(),
          completedAt: world.backend.clock.now.toISOString(),
          rows: 0,
          error: 'It failed.',
          cause: null,
        },
        link: expect.stringMatching(/^https:\/\/portal\.example\/connectors\/ftp\/refresh\?organisation=/),
      },
    })
    expect(parseWebhookEvent(request.body)).toEqual(event)
    expect(
      await verifyWebhook({
        secret,
        headers: request.headers,
        body: request.body,
        now: world.backend.clock.now,
      }),
    ).toBe(true)
    expect(await world.deliveries(id)).toEqual([
      expect.objectContaining({
        id: request.headers['webhook-id'],
        event: 'refresh.failed',
        state: 'delivered',
        attempts: 1,
        responseStatus: 204,
        responseBody: '',
        nextAttemptAt: null,
        error: null,
        body: request.body,
      }),
    ])
  })

  it('is not verified by another secret, a changed body or a later time', async () => {
    const { secret } = await world.webhook(receiver.url)
    await fail()
    const { headers, body } = only()
    const { now } = world.backend.clock
    const other = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
    expect(await verifyWebhook({ secret: other, headers, body, now })).toBe(false)
    expect(await verifyWebhook({ secret, headers, body: `${body} `, now })).toBe(false)
    const later = new Date(now.getTime() + 301_000)
    expect(await verifyWebhook({ secret, headers, body, now: later })).toBe(false)
    expect(await verifyWebhook({ secret, headers: {}, body, now })).toBe(false)
  })

  it('is signed with both secrets for a day after a rotation', async () => {
    const { id, secret: old } = await world.webhook(receiver.url)
    const { data } = await rotateWebhookSecret(await world.olga(), place(id))
    expect(data.previousSecretUntil).toEqual(new Date(world.backend.clock.now.getTime() + 24 * 3_600_000))
    await fail()
    expect(only().headers['webhook-signature']).toMatch(/^v1,\S+ v1,\S+$/)
    for (const secret of [data.secret, old]) expect(() => verified(secret, only())).not.toThrow()
    world.advance(24 * 60)
    receiver.received.length = 0
    await fail()
    expect(() => verified(data.secret, only())).not.toThrow()
    expect(() => verified(old, only())).toThrow()
    expect((await world.stored(id)).previousSecretUntil).toBeNull()
  })

  it('is repeated with the same id and body at the delays of the scheme, then given up', async () => {
    const { id } = await world.webhook(receiver.url)
    receiver.respond = (response) => void response.writeHead(500).end('<b>broken</b>')
    await fail()
    const minutes = [5 / 60, 5, 30, 120, 300, 600, 840, 1200, 1440]
    for (const delay of minutes) {
      const [waiting] = await world.deliveries(id)
      expect(waiting?.nextAttemptAt).toEqual(new Date(world.backend.clock.now.getTime() + delay * 60_000))
      world.advance(delay)
      await world.settle()
    }
    expect(receiver.received).toHaveLength(10)
    expect(new Set(receiver.received.map(({ headers, body }) => headers['webhook-id'] + body)).size).toBe(1)
    expect(await world.deliveries(id)).toEqual([
      expect.objectContaining({
        state: 'failed',
        attempts: 10,
        nextAttemptAt: null,
        responseStatus: 500,
        responseBody: '<b>broken</b>',
        error: 'The receiver responded with status 500.',
      }),
    ])
  })

  it('follows no redirect', async () => {
    const other = await world.receiver()
    const { id } = await world.webhook(receiver.url)
    receiver.respond = (response) => void response.writeHead(307, { location: other.url }).end()
    await fail()
    expect(other.received).toEqual([])
    expect((await world.deliveries(id))[0]?.error).toBe(
      'The receiver redirects. Enter the address that it redirects to.',
    )
  })

  it('stores only the start of a long response', async () => {
    const { id } = await world.webhook(receiver.url)
    receiver.respond = (response) => void response.writeHead(200).end('\0x'.repeat(1_000_000))
    await fail()
    expect((await world.deliveries(id))[0]?.responseBody).toBe('x'.repeat(2048))
  })

  it('fails after the time limit, also if the response never ends', async () => {
    await world.stop()
    world = await webhookWorld()
    const silent = await world.receiver()
    silent.respond = (response) => void response.writeHead(200).write('a')
    const webhook = await world.webhook(silent.url)
    world.startProcess({ deadlineMs: 50 })
    world.advance(1)
    await fail()
    expect((await world.deliveries(webhook.id))[0]).toMatchObject({
      state: 'waiting',
      error: 'The receiver did not respond within 0.05 seconds.',
    })
  })

  it('is sent once by several processes', async () => {
    world.startProcess()
    world.startProcess()
    const { id } = await world.webhook(receiver.url)
    for (let count = 0; count < 20; count += 1) await world.endRun('failed', connector)
    await world.settle()
    expect(receiver.received).toHaveLength(20)
    expect(await world.deliveries(id, { state: 'delivered' })).toHaveLength(20)
  })

  it('is not delayed by the slow receivers of another organisation', async () => {
    const silent = await world.receiver()
    const held: (() => void)[] = []
    silent.respond = (response) => void held.push(() => response.writeHead(204).end())
    for (const name of ['One', 'Two', 'Three']) await world.webhook(silent.url, { name })
    const foreign = await world.backend.storage.db
      .selectFrom('connectors')
      .select('id')
      .where('organisation_id', '=', world.birch)
      .limit(1)
      .executeTakeFirstOrThrow()
    await world.webhook(receiver.url, { name: 'Quick' }, 'sue', world.birch)
    for (let count = 0; count < 20; count += 1) await world.endRun('failed', connector)
    await world.endRun('failed', foreign.id, world.birch)
    const answered = new Promise<void>((done) => {
      receiver.respond = (response) => {
        response.writeHead(204).end()
        done()
      }
    })
    const settling = world.settle()
    await answered
    expect(held.length).toBeLessThanOrEqual(4)
    silent.respond = (response) => void response.writeHead(204).end()
    for (const answer of held) answer()
    await settling
  })
})

describe('which events are sent', () => {
  it('sends those that are chosen, from the creation of the webhook', async () => {
    await world.endRun('failed', connector)
    world.advance(1)
    await world.webhook(receiver.url, { events: ['refresh.succeeded', 'refresh.stuck', 'approval.waiting'] })
    await world.endRun('failed', connector)
    await world.endRun('interrupted', connector)
    await world.endRun('succeeded', connector)
    await world.settle()
    expect(JSON.parse(only().body).type).toBe('refresh.succeeded')
  })

  it('sends those of chosen connectors only', async () => {
    const other = await world.backend.storage.db
      .selectFrom('connectors')
      .select('id')
      .where('organisation_id', '=', world.acme)
      .where('id', '<>', connector)
      .limit(1)
      .executeTakeFirstOrThrow()
    await world.webhook(receiver.url, { connectors: [connector] })
    await world.endRun('failed', other.id)
    await world.endRun('failed', connector)
    await world.settle()
    expect(JSON.parse(only().body).data.connector.id).toBe(connector)
  })

  it('reports a refresh once when it runs for more than 30 minutes', async () => {
    await world.webhook(receiver.url, { events: ['refresh.stuck'] })
    const { db } = world.backend.storage
    await db.deleteFrom('refresh_runs').where('state', 'in', ['queued', 'running']).execute()
    await db
      .insertInto('refresh_runs')
      .values({
        ...{ organisation_id: world.acme, connector_id: connector, state: 'queued', trigger: 'automatic' },
        ...{ full_sync: false, triggered_at: world.backend.clock.now },
      })
      .execute()
    world.advance(30)
    await world.settle()
    expect(receiver.received).toEqual([])
    world.advance(1)
    await world.settle()
    world.advance(1)
    await world.settle()
    expect(JSON.parse(only().body)).toMatchObject({
      type: 'refresh.stuck',
      data: { connector: { id: connector } },
    })
  })

  it('reports waiting approvals, refused authorisations and synchronised structures', async () => {
    await world.webhook(receiver.url, {
      events: ['approval.waiting', 'authorisation.needed', 'structure.synchronised'],
    })
    const { db } = world.backend.storage
    const { now } = world.backend.clock
    const of = { organisation_id: world.acme }
    const { id: approval } = await db
      .insertInto('approvals')
      .values({
        ...of,
        ...{ approval_type: 'JOIN_ORGANISATION', company_name: 'acme Traders', created_at: now },
        context: JSON.stringify({ Description: 'Thea (thea@example.com) would like to join.' }),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id: typeId } = await db
      .selectFrom('connector_types')
      .select('id')
      .limit(1)
      .executeTakeFirstOrThrow()
    const { id: grant } = await db
      .insertInto('provider_grants')
      .values({ ...of, connector_type_id: typeId, authorised_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('connector_authorisations')
      .values({ ...of, connector_id: connector, grant_id: grant, account: 'a', account_name: 'A' })
      .execute()
    await db.updateTable('provider_grants').set({ refused_at: now }).where('id', '=', grant).execute()
    await db
      .insertInto('structure_states')
      .values({ ...of, synchronised_changes: '1', synchronised_at: now })
      .onConflict((conflict) => conflict.column('organisation_id').doUpdateSet({ synchronised_at: now }))
      .execute()
    await world.settle()
    const events = receiver.received.map(({ body }) => parseWebhookEvent(body))
    expect(events.map((event) => event?.type).toSorted()).toEqual([
      'approval.waiting',
      'authorisation.needed',
      'structure.synchronised',
    ])
    expect(events).toContainEqual(
      expect.objectContaining({
        data: expect.objectContaining({ approval: { id: approval, kind: 'JOIN_ORGANISATION' } }),
      }),
    )
    expect(receiver.received.map(({ body }) => body).join()).not.toContain('thea@example.com')
  })
})

describe('a webhook', () => {
  it('is disabled by 410, and its administrators get a mail', async () => {
    const { id } = await world.webhook(receiver.url)
    receiver.respond = (response) => void response.writeHead(410).end()
    await fail()
    expect(await world.stored(id)).toMatchObject({ active: false, fault: 'gone' })
    expect((await world.deliveries(id))[0]).toMatchObject({ state: 'failed', responseStatus: 410 })
    const mails = await world.backend.storage.db
      .selectFrom('outbox')
      .select(['kind', 'recipient'])
      .where('kind', '=', 'webhook-disabled')
      .execute()
    expect(mails.map(({ recipient }) => recipient)).toContain('olga@tributary.example')
    expect((await auditOf(world.backend, id)).map(({ action }) => action)).toContain('webhook.disabled')
  })

  it('is disabled after five days of failures only, and sends again when it is resumed', async () => {
    const { id } = await world.webhook(receiver.url)
    receiver.respond = (response) => void response.writeHead(500).end()
    for (let day = 0; day < 5; day += 1) {
      await fail()
      world.advance(24 * 60)
    }
    expect(await world.stored(id)).toMatchObject({ active: true, fault: null })
    await fail()
    expect(await world.stored(id)).toMatchObject({ active: false, fault: 'failing' })
    expect(await world.deliveries(id, { state: 'waiting' })).toEqual([])
    expect(
      await statusOf(
        replayFailedDeliveries(await world.olga(), { ...place(id), body: { since: '2026-01-01T00:00:00Z' } }),
      ),
    ).toBe(409)
    receiver.respond = (response) => void response.writeHead(204).end()
    receiver.received.length = 0
    await updateWebhook(await world.olga(), { ...place(id), body: { active: true } })
    expect(await world.stored(id)).toMatchObject({ active: true, fault: null, failingSince: null })
    const { data } = await replayFailedDeliveries(await world.olga(), {
      ...place(id),
      body: { since: '2026-01-01T00:00:00Z' },
    })
    await world.settle()
    expect(data).toBe(6)
    expect(receiver.received).toHaveLength(6)
  })

  it('is not disabled if an attempt succeeded meanwhile', async () => {
    const { id } = await world.webhook(receiver.url)
    for (let day = 0; day < 7; day += 1) {
      receiver.respond = (response) => void response.writeHead(day === 3 ? 204 : 500).end()
      await fail()
      world.advance(24 * 60)
    }
    expect((await world.stored(id)).active).toBe(true)
  })

  it('sends nothing while it is paused, and what waited when it is resumed', async () => {
    const { id } = await world.webhook(receiver.url)
    receiver.respond = (response) => void response.writeHead(500).end()
    await fail()
    await updateWebhook(await world.olga(), { ...place(id), body: { active: false } })
    world.advance(10)
    await fail()
    expect(receiver.received).toHaveLength(1)
    await updateWebhook(await world.olga(), { ...place(id), body: { active: true } })
    await world.settle()
    expect(receiver.received).toHaveLength(2)
    expect(await world.deliveries(id)).toHaveLength(1)
  })

  it('is refused for an address of a metadata service, also where private targets are allowed', async () => {
    expect(await failureOf(world.webhook('http://169.254.169.254/'))).toEqual([
      400,
      'No events can be sent to this address. Enter another one.',
    ])
    expect(await statusOf(world.webhook('http://10.0.0.1/'))).toBeUndefined()
  })

  it('sends one delivery again with the same id', async () => {
    const { id } = await world.webhook(receiver.url)
    await fail()
    const [first] = await world.deliveries(id)
    await replay(id, first?.id ?? '')
    await world.settle()
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([first?.id, first?.id])
    expect((await world.deliveries(id))[0]).toMatchObject({ state: 'delivered', attempts: 2 })
  })

  it('sends a delivery that waits now, and repeats it from the first delay again', async () => {
    const { id } = await world.webhook(receiver.url)
    receiver.respond = (response) => void response.writeHead(500).end()
    await fail()
    world.advance(1)
    await world.settle()
    const [waiting] = await world.deliveries(id)
    await replay(id, waiting?.id ?? '')
    await world.settle()
    expect(receiver.received).toHaveLength(3)
    expect(await world.deliveries(id)).toEqual([
      expect.objectContaining({
        state: 'waiting',
        attempts: 3,
        nextAttemptAt: new Date(world.backend.clock.now.getTime() + 5_000),
      }),
    ])
  })

  it('does not send a delivery a second time while it is being sent', async () => {
    const { id } = await world.webhook(receiver.url)
    const refused = Promise.withResolvers<unknown>()
    receiver.respond = async (response) => {
      const [sent] = await world.deliveries(id)
      refused.resolve(await failureOf(replay(id, sent?.id ?? '')))
      response.writeHead(204).end()
    }
    await fail()
    expect(await refused.promise).toEqual([409, 'The delivery is being sent. Wait for the result.'])
    expect((await world.deliveries(id))[0]).toMatchObject({ state: 'delivered', attempts: 1 })
  })

  it('sends a test event and returns the result', async () => {
    const { id, secret } = await world.webhook(receiver.url)
    const { data, message } = await testWebhook(await world.olga(), place(id))
    expect(message).toBe('The receiver has accepted the test event.')
    expect(data).toMatchObject({
      event: 'webhook.test',
      state: 'delivered',
      responseStatus: 204,
      attempts: 1,
    })
    expect(verified(secret, only())).toMatchObject({
      type: 'webhook.test',
      data: { webhook: { id, name: 'Stock' } },
    })
    await receiver.stop()
    const failed = await testWebhook(await world.olga(), place(id))
    expect(failed.message).toBe('The receiver has not accepted the test event.')
    expect(failed.data).toMatchObject({ state: 'failed', error: 'The connection to the receiver failed.' })
    expect(await world.stored(id)).toMatchObject({ active: true, failingSince: null })
  })

  it('lists its deliveries a page at a time, newest first', async () => {
    const { id } = await world.webhook(receiver.url)
    for (let count = 0; count < 5; count += 1) await world.endRun('failed', connector)
    await world.settle()
    const all = await world.deliveries(id)
    const first = await world.deliveries(id, { limit: 2 })
    const second = await world.deliveries(id, { limit: 3, before: first[1]?.id ?? '' })
    expect([...first, ...second]).toEqual(all)
    expect(await world.deliveries(id, { state: 'failed' })).toEqual([])
  })
})
