import { xeroOrganisations } from '@tributary/fakes/account-providers/demo-accounts'
import {
  askToReconnect,
  disconnectConnector,
  listConnectors,
  listReconnectLinks,
  openReconnectLink,
  updateConnector,
  withdrawReconnectLink,
} from '@tributary/sdk'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { authoriseSettings } from '../../src/connectors/authorise/authorise-settings.ts'
import { type AuthoriseWorld, authoriseWorld, type Sent } from '../support/authorise-world.ts'
import { emailOf, type Name } from '../support/backend.ts'
import { addConnector, auditOf, fetchConnector } from '../support/connector-world.ts'
import { latestMail, mailsTo } from '../support/outbox.ts'
import { failureOf, newClient, statusOf } from '../support/sdk-client.ts'

// A reconnect link lets a person without an account authorise one connector, once, for the account that it had.

let world: AuthoriseWorld
let acme: string
let birch: string
beforeAll(async () => {
  world = await authoriseWorld()
  ;({ acme, birch } = world)
})
afterAll(() => world.close())

const idAtXero = (name: string) => xeroOrganisations.find((one) => one.name === name)?.id ?? ''
const birchLtd = idAtXero('Birch Ltd')
const garden = idAtXero('Birch Garden Centres Ltd')

const NOT_VALID = [403, 'This link is not valid any more. Ask for a new one.']
const MINUTE = 60_000

let round = 0
let address: string
let connectorId: string
beforeEach(async () => {
  address = `kim${++round}@harbour.example`
  world.providers.trouble.status = undefined
  const { db } = world.backend.storage
  await db.deleteFrom('rate_counters').execute()
  await db.deleteFrom('reconnect_links').execute()
  connectorId = String(await reconnected())
})

/** Authorises the connector of Birch Ltd as Olga, and lets Xero end it. */
async function reconnected() {
  await world.roundTrip('olga', 'xero', birch, birchLtd)
  const connectors = await listConnectors(world.as('olga'), { params: { orgId: birch, connectorId: 'xero' } })
  const id = connectors.find(({ name }) => name === 'Birch Ltd')?.id ?? ''
  await world.backend.storage.db
    .updateTable('provider_grants')
    .set({ refused_at: world.backend.clock.now, sealed: null })
    .where('organisation_id', '=', birch)
    .execute()
  return id
}

const ask = (by: Name = 'olga', to = address, id = connectorId, orgId = birch) =>
  askToReconnect(world.as(by), { params: { orgId, id }, body: { emailAddress: to } })
const tokenOf = async (to = address) => (await latestMail(world.backend, to, 'reconnect-link')).token
const asked = async (by: Name = 'olga') => {
  await ask(by)
  return tokenOf()
}
const open = (token: string) => openReconnectLink(newClient(world.backend), { body: { token } })
const pending = () => listReconnectLinks(world.as('olga'), { params: { orgId: birch } })
const connector = () => fetchConnector(world.as('olga'), connectorId)
const isRefused = async () => (await connector()).authorisation?.refusedAt != null
const result = (name: string) => `303 /reconnect/link?result=${name}`

type Started = Sent | { status: number; message: string }

/** Continues to the provider from the page of a link, in a browser without a session. */
async function start(token: string, headers: Record<string, string> = {}): Promise<Started> {
  const answer = await world.backend.app.inject({
    method: 'POST',
    url: '/backend/reconnect/start',
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify({ token }),
  })
  if (answer.statusCode !== 200) return { status: answer.statusCode, message: answer.json().message }
  const set = answer.cookies.find((cookie) => cookie.name.endsWith('tributary-authorising'))
  return { url: new URL(answer.json().url), cookie: `${set?.name}=${set?.value}` }
}
async function sent(token: string) {
  const started = await start(token)
  if (!('url' in started)) throw new Error(`${started.status} ${started.message}`)
  return started
}
const use = async (token: string, ...choices: string[]) => {
  const started = await sent(token)
  return world.comeBack(await world.decide(started, ...choices), started.cookie)
}

describe('the person with the login', () => {
  it('sees who asks for what, and reconnects without an account [RELINK-03]', async () => {
    const token = await asked()
    expect(await open(token)).toEqual({
      companyName: 'Birch Ltd',
      connectorName: 'Birch Ltd',
      type: 'xero',
      account: 'Birch Ltd',
      askedBy: 'Olga Oak',
      expiresAt: new Date(world.backend.clock.now.getTime() + 30 * MINUTE),
    })
    expect(await use(token, birchLtd)).toBe(result('done'))
    const { authorisation, log } = await connector()
    expect(authorisation).toMatchObject({ account: 'Birch Ltd', by: address, refusedAt: null })
    expect(log?.manuallyTriggeredAt).toEqual(world.backend.clock.now)
    expect(await pending()).toEqual([])
  })

  it('is in the audit log with their address, and the administrator gets one mail [RELINK-05]', async () => {
    const before = (await mailsTo(world.backend, emailOf('olga'))).length
    await use(await asked(), birchLtd)
    const entries = await auditOf(world.backend, connectorId)
    expect(entries.filter(({ action }) => action === 'connector.authorised').at(-1)).toMatchObject({
      actorId: null,
      organisationId: birch,
      detail: { 'after.by': address, 'after.account': 'Birch Ltd' },
    })
    expect(entries.map(({ action }) => action)).toContain('connector.reconnect-asked')
    const mails = (await mailsTo(world.backend, emailOf('olga'))).slice(before)
    expect(mails.filter(({ kind }) => kind === 'reconnected')).toMatchObject([
      { address, companyName: 'Birch Ltd', connector: { id: connectorId } },
    ])
  })

  it('can try again after declining, choosing a different account, or a provider’s failure [RELINK-04]', async () => {
    const token = await asked()
    expect(await use(token)).toBe(result('cancelled'))
    expect(await use(token, garden)).toBe(result('other_account'))
    const failing = await sent(token)
    const back = await world.decide(failing, birchLtd)
    world.providers.trouble.status = 500
    expect(await world.comeBack(back, failing.cookie)).toBe(result('failed'))
    world.providers.trouble.status = undefined
    expect(await isRefused()).toBe(true)
    expect(await use(token, birchLtd)).toBe(result('done'))
  })

  it('connects nothing else when they tick more', async () => {
    const count = async () =>
      (await listConnectors(world.as('olga'), { params: { orgId: birch, connectorId: 'xero' } })).length
    const before = await count()
    expect(await use(await asked(), garden, birchLtd)).toBe(result('done'))
    expect(await count()).toBe(before)
  })
})

describe('a link', () => {
  it('works once [RELINK-02]', async () => {
    const token = await asked()
    await use(token, birchLtd)
    expect(await failureOf(open(token))).toEqual(NOT_VALID)
    expect(await start(token)).toMatchObject({ status: 403 })
  })

  it('works once, also when two people return at the same time', async () => {
    const token = await asked()
    const both = [await sent(token), await sent(token)]
    const back = await Promise.all(both.map((one) => world.decide(one, birchLtd)))
    const results = back.map((url, place) => world.comeBack(url, both[place]?.cookie ?? ''))
    expect((await Promise.all(results)).toSorted()).toEqual([result('done'), result('invalid')])
  })

  it('is not used up by a program that follows it, as its page and its check change nothing', async () => {
    const token = await asked()
    const page = await world.backend.app.inject({ url: `/reconnect/${token}` })
    expect(page.headers['referrer-policy']).toBe('no-referrer')
    for (const _ of [1, 2, 3]) await open(token)
    expect(
      (await world.backend.app.inject({ url: `/backend/reconnect/open?token=${token}` })).statusCode,
    ).toBe(405)
    expect(await use(token, birchLtd)).toBe(result('done'))
  })

  it('stops working after thirty minutes, also at the provider', async () => {
    const token = await asked()
    const started = await sent(token)
    const back = await world.decide(started, birchLtd)
    await world.backend.storage.db
      .updateTable('reconnect_links')
      .set({ expires_at: world.backend.clock.now })
      .execute()
    expect(await world.comeBack(back, started.cookie)).toBe(result('invalid'))
    expect(await failureOf(open(token))).toEqual(NOT_VALID)
    expect(await isRefused()).toBe(true)
  })

  it('stops working when it is withdrawn or replaced [RELINK-06]', async () => {
    const first = await asked()
    const second = await asked()
    expect(await failureOf(open(first))).toEqual(NOT_VALID)
    const started = await sent(second)
    const back = await world.decide(started, birchLtd)
    await withdrawReconnectLink(world.as('olga'), { params: { orgId: birch, id: connectorId } })
    expect(await failureOf(open(second))).toEqual(NOT_VALID)
    expect(await world.comeBack(back, started.cookie)).toBe(result('invalid'))
    expect(await isRefused()).toBe(true)
  })

  it('cannot be guessed without limit', async () => {
    for (let tries = 0; tries < 60; tries++) expect(await failureOf(open('guess'))).toEqual(NOT_VALID)
    expect(await statusOf(open('guess'))).toBe(429)
    expect(await start('guess')).toMatchObject({ status: 429 })
  })

  it('is stored as a hash, and in neither log', async () => {
    const token = await asked()
    await open(token)
    await use(token, birchLtd)
    await failureOf(open(token))
    const { db } = world.backend.storage
    expect(world.backend.log.join('\n')).not.toContain(token)
    expect(JSON.stringify(await db.selectFrom('audit_log').select('detail').execute())).not.toContain(token)
    await ask()
    const stored = JSON.stringify(await db.selectFrom('reconnect_links').selectAll().execute())
    expect(stored).not.toContain(await tokenOf())
  })

  it('cannot be used by the page of another site', async () => {
    const token = await asked()
    expect(await start(token, { origin: 'https://evil.example' })).toMatchObject({ status: 403 })
    expect(await start(token, { 'sec-fetch-site': 'cross-site' })).toMatchObject({ status: 403 })
  })
})

describe('a link stops working when', () => {
  const set = (table: 'users', values: object, name: Name) =>
    world.backend.storage.db.updateTable(table).set(values).where('email', '=', emailOf(name)).execute()
  const roleOf = async (level: number) =>
    (
      await world.backend.storage.db
        .selectFrom('roles')
        .select('id')
        .where('level', '=', level)
        .executeTakeFirstOrThrow()
    ).id

  it('its sender has become a user', async () => {
    const token = await asked()
    const started = await sent(token)
    const back = await world.decide(started, birchLtd)
    await set('users', { role_id: await roleOf(4) }, 'olga')
    const seen = await failureOf(open(token))
    const returned = await world.comeBack(back, started.cookie)
    await set('users', { role_id: await roleOf(2) }, 'olga')
    expect(seen).toEqual(NOT_VALID)
    expect(returned).toBe(result('invalid'))
    expect(await isRefused()).toBe(true)
  })

  it('its sender has left the organisation', async () => {
    const token = await asked()
    const { db } = world.backend.storage
    const { id } = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', emailOf('olga'))
      .executeTakeFirstOrThrow()
    const of = { organisation_id: birch, user_id: id }
    await db
      .deleteFrom('user_organisations')
      .where('organisation_id', '=', birch)
      .where('user_id', '=', id)
      .execute()
    const seen = await failureOf(open(token))
    await db.insertInto('user_organisations').values(of).execute()
    expect(seen).toEqual(NOT_VALID)
  })

  it('its sender is locked', async () => {
    const token = await asked()
    const { db } = world.backend.storage
    const statusOfName = (name: string) =>
      db.selectFrom('statuses').select('id').where('name', '=', name).executeTakeFirstOrThrow()
    await set('users', { status_id: (await statusOfName('locked')).id }, 'olga')
    const seen = await failureOf(open(token))
    await set('users', { status_id: (await statusOfName('active')).id }, 'olga')
    expect(seen).toEqual(NOT_VALID)
  })

  it('the connector is renamed', async () => {
    const token = await asked()
    const params = { orgId: birch, id: connectorId }
    await updateConnector(world.as('olga'), { params, body: { name: 'Birch books' } })
    const seen = await failureOf(open(token))
    await updateConnector(world.as('olga'), { params, body: { name: 'Birch Ltd' } })
    expect(seen).toEqual(NOT_VALID)
  })

  it('the connector is disconnected or authorised in between', async () => {
    const disconnected = await asked()
    const { key, clientKey } = await connector()
    await disconnectConnector(world.as('olga'), { params: { clientKey, connectorKey: key } })
    expect(await failureOf(open(disconnected))).toEqual(NOT_VALID)
    const authorised = await asked()
    await world.roundTrip('olga', 'xero', birch, birchLtd)
    expect(await failureOf(open(authorised))).toEqual(NOT_VALID)
  })
})

describe('the return from the provider', () => {
  it('needs the browser that started, and does not mix with the sign-in of a user', async () => {
    const link = await sent(await asked())
    const session = await world.leave('olga', 'xero', birch)
    const linkBack = await world.decide(link, birchLtd)
    const sessionBack = await world.decide(session, birchLtd)
    expect(await world.comeBack(linkBack, session.cookie)).toBe(result('invalid'))
    expect(await world.comeBack(sessionBack, link.cookie)).toBe(
      '303 /connectors/xero/manage?error=unauthorised',
    )
    expect(await isRefused()).toBe(true)
  })

  it('cannot exchange the code of a session with the state of a link in one browser', async () => {
    const link = await sent(await asked())
    const session = await world.leave('olga', 'xero', birch)
    const linkBack = await world.decide(link, birchLtd)
    const swapped = new URL(await world.decide(session, birchLtd))
    swapped.searchParams.set('state', linkBack.searchParams.get('state') ?? '')
    expect(await world.comeBack(swapped, link.cookie)).toBe(result('failed'))
    expect(await isRefused()).toBe(true)
  })

  it('works once for each state', async () => {
    const started = await sent(await asked())
    const back = await world.decide(started)
    expect(await world.comeBack(back, started.cookie)).toBe(result('cancelled'))
    expect(await world.comeBack(back, started.cookie)).toBe('303 /connectors/xero/manage?error=unauthorised')
  })

  it('refuses an account that another organisation has connected meanwhile', async () => {
    await world.roundTrip('olga', 'xero', acme, idAtXero('Acme Traders Ltd'))
    const token = await asked()
    const accountOfAcme = (from: string, to: string) =>
      world.backend.storage.db
        .updateTable('connector_authorisations')
        .set({ account: to })
        .where('organisation_id', '=', acme)
        .where('account', '=', from)
        .execute()
    await accountOfAcme(idAtXero('Acme Traders Ltd'), birchLtd)
    const returned = await use(token, birchLtd)
    await accountOfAcme(birchLtd, idAtXero('Acme Traders Ltd'))
    expect(returned).toBe(result('other_organisation'))
    expect(await isRefused()).toBe(true)
  })
})

describe('asking', () => {
  it('is refused for another organisation, a user, and a connector that was never authorised', async () => {
    expect(await statusOf(ask('eli'))).toBe(403)
    expect(await statusOf(ask('olga', address, connectorId, world.cedar))).toBe(403)
    expect(await statusOf(ask('olga', address, connectorId, acme))).toBe(404)
    const never = String(await addConnector(world.as('olga'), birch, { name: `New ${round}`, type: 'xero' }))
    expect(await failureOf(ask('olga', address, never))).toEqual([
      409,
      'This connector was never authorised. Authorise it once yourself, so that its account is known.',
    ])
    expect(await mailsTo(world.backend, address)).toEqual([])
  })

  it('is limited for each address [RELINK-07]', async () => {
    for (let times = 0; times < 5; times++) await ask()
    expect(await failureOf(ask())).toEqual([
      409,
      'This address has been sent enough links today. Try again tomorrow.',
    ])
    expect(await statusOf(ask('olga', 'no address'))).toBe(400)
  })

  it('shows the request to administrators of the organisation only', async () => {
    await ask()
    expect(await pending()).toMatchObject([{ emailAddress: address, connectorId, askedBy: 'Olga Oak' }])
    const { db } = world.backend.storage
    expect(await statusOf(listReconnectLinks(world.as('eli'), { params: { orgId: birch } }))).toBe(403)
    await withdrawReconnectLink(world.as('olga'), { params: { orgId: birch, id: connectorId } })
    expect(await db.selectFrom('reconnect_links').select('id').execute()).toEqual([])
    await withdrawReconnectLink(world.as('olga'), { params: { orgId: birch, id: connectorId } })
  })

  it('promises reading only, as the requested scopes do', () => {
    const { xero, vend } = authoriseSettings(world.providers.variables)
    const scopes = [xero, vend].flatMap((one) => one?.scope.split(' ') ?? [])
    expect(scopes.filter((scope) => !/(^|[.:])read(:|$)/.test(scope))).toEqual(['offline_access'])
  })
})
