import { type AlertEvent, type AlertSettings, type Id, noAlerts } from '@tributary/domain'
import {
  createAlertChannel,
  deleteAlertChannel,
  getAlertSettings,
  listAlertChannels,
  saveAlertSettings,
  testAlertChannel,
  updateAlertChannel,
} from '@tributary/sdk'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openMail } from '../../src/mail/outbox.ts'
import { renderMail } from '../../src/mail/render-mail.ts'
import { createSecretBox } from '../../src/storage/secret-box.ts'
import type { Name } from '../support/backend.ts'
import { auditOf } from '../support/connector-world.ts'
import type { Receiver } from '../support/receiver.ts'
import { clientOf, failureOf, statusOf } from '../support/sdk-client.ts'
import { type WebhookWorld, webhookWorld } from '../support/webhook-world.ts'

let world: WebhookWorld
let connector: string
beforeEach(async () => {
  world = await webhookWorld()
  connector = await world.backend.idOf('connectors', 'Warehouse files')
  world.startProcess()
  await world.settle()
  world.advance(1)
})
afterEach(() => world.stop())

const failing: Partial<AlertSettings> = { events: ['refresh.failed'], connectors: 'all' }
const want = async (name: Name, settings: Partial<AlertSettings> = failing) =>
  saveAlertSettings(await clientOf(world.backend, name), { body: { ...noAlerts, ...settings } })

const end = async (state: 'failed' | 'succeeded', of: Id = connector) => {
  await world.endRun(state, of)
  await world.settle()
  world.advance(1)
}

/** The alert mails so far: recipient and subject. */
async function mails(): Promise<string[]> {
  return (await rendered()).map(({ recipient, subject }) => `${recipient.split('@')[0]}: ${subject}`)
}

async function rendered() {
  const box = createSecretBox(...world.backend.config.encryptionKeys)
  const rows = await world.backend.storage.db
    .selectFrom('outbox')
    .select(['id', 'kind', 'recipient', 'sealed'])
    .where('kind', '=', 'alerts')
    .orderBy('position')
    .execute()
  return rows.map(({ recipient, sealed, ...row }) => ({
    recipient,
    ...renderMail(openMail(box, { ...row, sealed: sealed ?? '' }), world.backend.config.publicUrl, 'en'),
  }))
}

describe('alerts by mail', () => {
  it('are off until a user chooses them', async () => {
    expect(await getAlertSettings(world.as('olga'))).toEqual(noAlerts)
    await end('failed')
    expect(await mails()).toEqual([])
  })

  it('are sent once while a connector fails, and once when it works again', async () => {
    await want('olga')
    for (const state of ['failed', 'failed', 'failed', 'succeeded', 'succeeded', 'failed'] as const)
      await end(state)
    expect(await mails()).toEqual([
      'olga: Warehouse files: the refresh failed',
      'olga: Warehouse files works again',
      'olga: Warehouse files: the refresh failed',
    ])
  })

  it('are sent once by several processes', async () => {
    world.startProcess()
    world.startProcess()
    await want('olga')
    await want('sue')
    for (let count = 0; count < 5; count += 1) await world.endRun('failed', connector)
    await world.settle()
    expect((await mails()).toSorted()).toEqual([
      'olga: Warehouse files: the refresh failed',
      'sue: Warehouse files: the refresh failed',
    ])
  })

  it('name the failure, and lead to the connector and to the settings', async () => {
    await want('olga')
    await end('failed')
    const [mail] = await rendered()
    expect(mail?.text).toContain('It failed.')
    expect(mail?.text).toContain('https://portal.example/connectors/ftp/refresh?organisation=')
    expect(mail?.text).toContain(`&history=${connector}`)
    expect(mail?.text).toContain('https://portal.example/profile#alerts')
    expect(mail?.settings).toBe('https://portal.example/profile#alerts')
  })

  it('about connectors reach those who are assigned, and administrators who want all', async () => {
    const other = await world.newFtp('Other files')
    await want('una', { ...failing, connectors: 'all' })
    await want('eli', { ...failing, connectors: 'mine' })
    await want('olga', { ...failing, connectors: 'mine' })
    world.advance(1)
    await end('failed', other)
    expect(await mails()).toEqual([])
    await want('olga', { ...failing, connectors: 'all' })
    world.advance(1)
    await end('succeeded', other)
    await end('failed', other)
    expect(await mails()).toEqual(['olga: Other files: the refresh failed'])
  })

  it('of chosen events only', async () => {
    await want('olga', { events: ['refresh.stuck', 'approval.waiting'] })
    await end('failed')
    expect(await mails()).toEqual([])
  })

  it('after a delay are sent only if the problem lasts', async () => {
    await want('olga', { ...failing, pace: 'delayed', delayMinutes: 30 })
    await end('failed')
    world.advance(10)
    await end('succeeded')
    world.advance(60)
    await world.settle()
    expect(await mails()).toEqual([])
    await end('failed')
    world.advance(30)
    await world.settle()
    expect(await mails()).toEqual(['olga: Warehouse files: the refresh failed'])
  })

  it('wait for the end of quiet hours, and are then sent together', async () => {
    const other = await world.newFtp('Other files')
    await want('olga', { ...failing, quiet: { from: '22:00', to: '07:00' }, zone: 'Europe/Copenhagen' })
    // 13 h later it is 23:00 in Copenhagen.
    world.advance(13 * 60)
    await end('failed')
    await end('failed', other)
    world.advance(7 * 60 + 50)
    await world.settle()
    expect(await mails()).toEqual([])
    world.advance(10)
    await world.settle()
    expect(await mails()).toEqual(['olga: 2 alerts'])
  })

  it('of a day are sent together', async () => {
    const other = await world.newFtp('Other files')
    await want('olga', { ...failing, pace: 'daily', dailyAt: '08:00', zone: 'Europe/London' })
    world.advance(1)
    await end('failed')
    await end('failed', other)
    await end('succeeded', other)
    world.advance(23 * 60)
    await world.settle()
    expect(await mails()).toEqual(['olga: Warehouse files: the refresh failed'])
  })

  it('are not sent to a user who no longer sees the connector or has turned them off', async () => {
    await want('olga', { ...failing, pace: 'delayed', delayMinutes: 30 })
    await want('sue', { ...failing, pace: 'delayed', delayMinutes: 30 })
    await end('failed')
    await want('sue', { events: [] })
    const { db } = world.backend.storage
    const olga = await world.backend.idOf('users', 'Olga')
    await db.deleteFrom('user_organisations').where('user_id', '=', olga).execute()
    world.advance(60)
    await world.settle()
    expect(await mails()).toEqual([])
  })

  it.each([
    [{ zone: 'Mars/Olympus' }, 'Mars/Olympus is not a time zone.'],
    [{ delayMinutes: 0 }, 'Enter a delay of 1 to 1440 minutes.'],
    [{ delayMinutes: 1.5 }, 'Enter a delay of 1 to 1440 minutes.'],
  ])('refuses the settings %o', async (settings, sentence) => {
    expect(await failureOf(want('olga', { ...failing, ...settings }))).toEqual([400, sentence])
  })
})

describe('an alert channel', () => {
  let receiver: Receiver
  beforeEach(async () => {
    receiver = await world.receiver()
  })
  const add = async (kind: 'slack' | 'teams', events: AlertEvent[] = ['refresh.failed']) =>
    (
      await createAlertChannel(await world.olga(), {
        params: { orgId: world.acme },
        body: { name: 'Operations', kind, url: `${receiver.url}?key=k-9`, events },
      })
    ).data
  const place = (id: Id) => ({ params: { orgId: world.acme, id } })
  const rename = (name: string) =>
    world.backend.storage.db.updateTable('connectors').set({ name }).where('id', '=', connector).execute()

  it('gets plain text for Slack that mentions no one', async () => {
    await add('slack')
    await rename('<!channel> & *files*')
    world.advance(1)
    await end('failed')
    await end('failed')
    await end('succeeded')
    expect(receiver.received).toHaveLength(2)
    const body = JSON.parse(receiver.received[0]?.body ?? '')
    expect(body.text).toBe('&lt;!channel&gt; &amp; *files*: the refresh failed')
    expect(body.blocks[0]).toEqual({
      type: 'header',
      text: { type: 'plain_text', text: '<!channel> & *files*: the refresh failed', emoji: false },
    })
    expect(JSON.stringify(body)).not.toContain('mrkdwn')
    expect(JSON.parse(receiver.received[1]?.body ?? '').text).toContain('works again')
  })

  it('gets a card for Teams whose text is not read as Markdown', async () => {
    await add('teams')
    await rename('[files](https-evil)')
    world.advance(1)
    await end('failed')
    const body = JSON.parse(receiver.received[0]?.body ?? '')
    const card = body.attachments[0].content
    expect(card).toMatchObject({ type: 'AdaptiveCard', version: '1.4' })
    expect(card.body.map(({ type }: { type: string }) => type)).toEqual(Array(3).fill('RichTextBlock'))
    expect(card.body[0].inlines[0].text).toBe('[files](https-evil): the refresh failed')
  })

  it('gets an alert again until it is accepted, and shows the latest failure', async () => {
    const { id } = await add('slack')
    receiver.respond = (response) => void response.writeHead(500).end()
    world.advance(1)
    await end('failed')
    const [shown] = await listAlertChannels(await world.olga(), { params: { orgId: world.acme } })
    expect(shown).toMatchObject({ id, error: 'The channel responded with status 500.' })
    receiver.respond = (response) => void response.writeHead(200).end('ok')
    world.advance(5)
    await world.settle()
    expect(receiver.received).toHaveLength(2)
    world.advance(60)
    await world.settle()
    expect(receiver.received).toHaveLength(2)
  })

  it('is added, changed, tested and deleted, and its address is in no response, log or audit entry', async () => {
    const channel = await add('slack')
    expect(channel).toMatchObject({ name: 'Operations', kind: 'slack', error: null })
    expect(channel.host).toBe(new URL(receiver.url).host)
    const olga = await world.olga()
    await updateAlertChannel(olga, { ...place(channel.id), body: { name: 'Ops' } })
    const tested = await testAlertChannel(olga, place(channel.id))
    expect(tested.message).toBe('The channel has accepted the test message.')
    expect(receiver.received[0]?.path).toBe('/events?key=k-9')
    const rows = await world.backend.storage.db.selectFrom('alert_channels').selectAll().execute()
    const audited = await auditOf(world.backend, channel.id)
    const everything = JSON.stringify([channel, tested, rows, audited, world.backend.log, world.log])
    expect(everything).not.toContain('k-9')
    await deleteAlertChannel(olga, place(channel.id))
    expect(await listAlertChannels(olga, { params: { orgId: world.acme } })).toEqual([])
  })

  it('of another organisation is unknown', async () => {
    const { id } = await add('slack')
    const there = { params: { orgId: world.birch, id } }
    const sue = await clientOf(world.backend, 'sue')
    expect(await statusOf(updateAlertChannel(sue, { ...there, body: { name: 'Mine' } }))).toBe(404)
    expect(await statusOf(deleteAlertChannel(sue, there))).toBe(404)
    expect(await statusOf(testAlertChannel(sue, there))).toBe(404)
  })
})
