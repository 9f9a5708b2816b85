import { xeroOrganisations } from '@tributary/fakes/account-providers/demo-accounts'
import {
  addProperties,
  assignUsers,
  deleteProperty,
  disconnectConnector,
  getConnector,
  listConnectors,
  listProperties,
  updateProperty,
} from '@tributary/sdk'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ConfigError } from '../../src/config-error.ts'
import { authoriseSettings } from '../../src/connectors/authorise/authorise-settings.ts'
import { configuredAccountProviders } from '../../src/connectors/authorise/configured-account-providers.ts'
import { freshToken } from '../../src/connectors/authorise/fresh-token.ts'
import { grantPlace } from '../../src/connectors/authorise/grants.queries.ts'
import { manageMessages } from '../../src/connectors/manage.messages.ts'
import { createSecretBox } from '../../src/storage/secret-box.ts'
import { connectorSettings } from '../../src/sync/connector-settings.ts'
import { type AuthoriseWorld, authoriseWorld } from '../support/authorise-world.ts'
import { UNKNOWN_ID } from '../support/backend.ts'
import { addConnector, auditOf, fetchProperty } from '../support/connector-world.ts'
import { failureOf } from '../support/sdk-client.ts'

let world: AuthoriseWorld
let acme: string
let birch: string
let cedar: string

beforeAll(async () => {
  world = await authoriseWorld()
  ;({ acme, birch, cedar } = world)
})
afterAll(() => world.close())
beforeEach(async () => {
  world.providers.trouble.status = undefined
  await world.backend.storage.db.deleteFrom('rate_counters').execute()
})

const idAtXero = (name: string) => xeroOrganisations.find((one) => one.name === name)?.id ?? ''
const [birchLtd, garden, traders] = ['Birch Ltd', 'Birch Garden Centres Ltd', 'Acme Traders Ltd'].map(
  idAtXero,
)
const managed = (type: string, query: string) => `303 /connectors/${type}/manage?${query}`
const messageOf = (answer: { json(): { message: string } }) => answer.json().message
const named = async (type: string, orgId: string, name: string) =>
  (await listConnectors(world.as('olga'), { params: { orgId, connectorId: type } })).find(
    (one) => one.name === name,
  )

let later = 0
const HALF_AN_HOUR = 31 * 60_000

/** The server's services for tokens, with a clock that only they use. */
const keepers = () => {
  const { storage, config, clock } = world.backend
  const authorise = authoriseSettings(world.providers.variables)
  return {
    config,
    storage,
    secretBox: createSecretBox(config.encryptionKey),
    clock: () => new Date(clock.now.getTime() + later),
    accountProviders: configuredAccountProviders({ ...config, authorise }),
  }
}

describe('starting an authorisation [CALL-23]', () => {
  it('returns a URL with a PKCE challenge and a state that is stored as a hash for ten minutes', async () => {
    const { url, cookie } = await world.leave('olga', 'Xero', acme)
    expect(url.origin).toBe(world.providers.origin)
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_type: 'code',
      redirect_uri: 'https://portal.example/authorise/xero/callback',
      scope: expect.stringContaining('offline_access'),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    })
    const state = url.searchParams.get('state') ?? ''
    expect(state).toMatch(/^[\w-]{43}$/)
    expect(state).not.toContain(acme)
    const rows = await world.backend.storage.db.selectFrom('authorisations').selectAll().execute()
    const now = world.backend.clock.now.getTime()
    expect(rows).toMatchObject([{ organisation_id: acme, expires_at: new Date(now + 600_000) }])
    for (const secret of [state, cookie.split('=')[1] ?? ''])
      expect(JSON.stringify(rows)).not.toContain(secret)
    expect((await world.leave('olga', 'xero', acme)).url.href).not.toContain(state)
  })

  it('requires an organisation number that exists at PowerOffice [CALL-23, CONNMAN-24]', async () => {
    const organisationNumber = ' '
    const blank = await world.ask('olga', 'poweroffice', acme, { organisationNumber })
    expect([blank.statusCode, messageOf(blank)]).toEqual([400, 'Enter the organisation number.'])
    expect((await world.ask('olga', 'poweroffice', acme)).statusCode).toBe(400)
    const unknown = await world.ask('olga', 'poweroffice', acme, { organisationNumber: '1' })
    expect([unknown.statusCode, messageOf(unknown)]).toEqual([
      400,
      'PowerOffice does not recognise this organisation number.',
    ])
    world.providers.trouble.status = 500
    const away = await world.ask('olga', 'poweroffice', acme, { organisationNumber: '914776322' })
    expect([away.statusCode, messageOf(away)]).toEqual([
      503,
      'PowerOffice could not be reached. Please try again.',
    ])
  })

  it('is allowed twenty times in ten minutes, not counting refused requests', async () => {
    const unknown = (name: 'olga' | 'adam', organisationNumber: string) =>
      world.ask(name, 'poweroffice', acme, { organisationNumber })
    for (let times = 0; times < 21; times++) expect((await unknown('olga', ' ')).statusCode).toBe(400)
    for (let times = 1; times <= 20; times++)
      expect((await unknown('olga', String(times))).statusCode).toBe(400)
    expect((await unknown('olga', '21')).statusCode).toBe(429)
    expect((await world.ask('olga', 'xero', acme)).statusCode).toBe(429)
    expect((await unknown('adam', '21')).statusCode).toBe(400)
  })

  it('refuses unknown types and those with nothing to authorise', async () => {
    expect((await world.ask('olga', 'fax', acme)).statusCode).toBe(404)
    const ftp = await world.ask('olga', 'ftp', acme)
    expect(messageOf(ftp)).toBe('FTP is connected with its settings and needs no authorisation.')
  })

  it('is allowed for administrators of the organisation', async () => {
    expect((await world.ask('olga', 'xero', cedar)).statusCode).toBe(403)
    expect((await world.ask('eli', 'xero', acme)).statusCode).toBe(403)
    expect((await world.ask('adam', 'xero', UNKNOWN_ID)).statusCode).toBe(404)
  })

  it('has a page that changes nothing and leads to the portal [CALL-112, CONNMAN-23, HOME-14]', async () => {
    const stranger = world.backend.browser()
    const state = encodeURIComponent('"><script>alert(1)</script>')
    const page = await stranger.call('GET', `/authorise/XERO?state=${state}`)
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    expect(page.body).toContain('<h1>Connect Xero</h1>')
    expect(page.body).toContain('action="/connectors/xero/manage"')
    expect(page.body).toContain('<a href="/home">Cancel</a>')
    expect(page.body).toMatch(/<header><a href="\/home" aria-label="Tributary"><svg/)
    expect(page.body).not.toContain('script')
    expect(page.headers['cache-control']).toBe('no-store')
    expect((await stranger.call('GET', '/authorise/fax?state=1')).statusCode).toBe(404)
    expect((await stranger.call('GET', '/authorise/xero')).statusCode).toBe(400)
  })

  it.each([
    ['a member', 'olga', true],
    ['an administrator of everything', 'adam', true],
    ['a user of another organisation', 'olga', false],
  ] as const)(
    'names the organisation on that page to %s, and leads into it: %s %s [HOME-14]',
    async (...row) => {
      const [, name, named] = row
      const state = named ? acme : cedar
      const browser = await world.backend.as(name)
      browser.accessToken = undefined
      const { body } = await browser.call('GET', `/authorise/xero?state=${state}`)
      expect(body.includes('<strong>')).toBe(named)
      expect(body.includes(`name="organisation" value="${state}"`)).toBe(named)
      if (named) expect(body).toContain(' for <strong><bdi>acme Traders</bdi></strong>.')
    },
  )

  it('does not name the organisation on that page without a valid session [HOME-14]', async () => {
    const browser = await world.backend.as('olga')
    const { cookie } = browser
    await browser.call('POST', '/auth/signout')
    for (const each of [undefined, cookie]) {
      const visitor = world.backend.browser()
      visitor.cookie = each
      const { body } = await visitor.call('GET', `/authorise/xero?state=${acme}`)
      expect(body).toContain('<h1>Connect Xero</h1>')
      expect(body).not.toContain('acme')
    }
  })

  it.each([
    ['de', '<html lang="de">', '<h1>Xero verbinden</h1>'],
    ['ar', '<html lang="ar" dir="rtl">', '<h1>ربط Xero</h1>'],
  ])('shows that page in the language that the user chose: %s', async (language, html, heading) => {
    const visitor = world.backend.browser()
    visitor.cookie = `language=${language}`
    const { body } = await visitor.call('GET', `/authorise/xero?state=${acme}`)
    expect(body).toContain(html)
    expect(body).toContain(heading)
  })

  it('leaves the session unchanged when that page is opened [HOME-14]', async () => {
    const browser = await world.backend.as('olga')
    const page = await browser.call('GET', `/authorise/xero?state=${acme}`)
    expect(page.headers['set-cookie']).toBeUndefined()
    expect((await browser.refresh()).statusCode).toBe(200)
  })
})

describe('the callback [CALL-112]', () => {
  it('clears needsAuthorisation, which every viewer sees [CONNMAN-23]', async () => {
    const shop = { name: 'Acme Outlet', type: 'vend', settings: { 'vend.domain': 'acme-outlet' } }
    const id = await addConnector(world.as('olga'), acme, shop)
    await assignUsers(world.as('olga'), {
      params: { id },
      body: { users: [await world.backend.idOf('users', 'Una')] },
    })
    const needs = async (name: 'olga' | 'una') =>
      (await getConnector(world.as(name), { params: { id } })).needsAuthorisation
    expect([await needs('olga'), await needs('una')]).toEqual([true, true])
    await world.roundTrip('olga', 'vend', acme, 'acme-outlet')
    expect([await needs('olga'), await needs('una')]).toEqual([false, false])
    await disconnectConnector(world.as('olga'), {
      params: { clientKey: 'acme-traders', connectorKey: 'acme-outlet' },
    })
    expect(await needs('olga')).toBe(false)
  })

  it('needsAuthorisation is never set for a type without a provider', async () => {
    const [files] = await listConnectors(world.as('olga'), { params: { orgId: acme, connectorId: 'ftp' } })
    expect(files?.needsAuthorisation).toBe(false)
  })

  it('creates a connector or reconnects the existing one, and records who authorised it', async () => {
    expect(await world.roundTrip('olga', 'xero', birch, birchLtd ?? '', garden ?? '')).toBe(
      managed('xero', 'authorised=2'),
    )
    const [known, added] = [
      await named('xero', birch, 'Birch Ltd'),
      await named('xero', birch, 'Birch Garden Centres Ltd'),
    ]
    expect(known).toMatchObject({ key: 'birch-ltd', schedule: '0 6 * * *', status: 'CONNECTED' })
    expect(added).toMatchObject({ key: 'birch-garden-centres-ltd', status: 'CONNECTED' })
    expect(added?.authorisation).toEqual({
      account: 'Birch Garden Centres Ltd',
      by: expect.stringMatching(/^Olga /),
      at: world.backend.clock.now,
      refusedAt: null,
    })
    expect((await auditOf(world.backend, added?.id ?? '')).map(({ action }) => action)).toEqual([
      'connector.created',
      'connector.authorised',
    ])
  })

  it('keeps the name of a disconnected connector that is authorised again [CONNMAN-28]', async () => {
    const before = await named('xero', birch, 'Birch Garden Centres Ltd')
    const olga = await world.browserOf('olga')
    const path = `/business2cloud/clients/${birch}/connectors/${before?.id}`
    expect((await olga.call('PATCH', path, { body: { Name: 'Gardens' } })).statusCode).toBe(200)
    await disconnectConnector(world.as('olga'), {
      params: { clientKey: 'birch', connectorKey: before?.key ?? '' },
    })
    expect(world.providers.xero.connected).toEqual(['Birch Ltd'])
    expect((await auditOf(world.backend, before?.id ?? '')).at(-1)).toMatchObject({
      action: 'connector.authorisation-ended',
      detail: { 'after.atProvider': 'ended' },
    })
    expect((await named('xero', birch, 'Gardens'))?.authorisation?.refusedAt).toEqual(world.backend.clock.now)
    const reconnected = await olga.call('PATCH', path, { body: { Status: 'CONNECTED' } })
    expect([reconnected.statusCode, messageOf(reconnected)]).toEqual([
      409,
      'Xero can only be reconnected by authorising it. Use Connect/ Reconnect.',
    ])
    await world.roundTrip('olga', 'xero', birch, garden ?? '')
    expect(await named('xero', birch, 'Gardens')).toMatchObject({
      id: before?.id,
      originalName: 'Birch Garden Centres Ltd',
      status: 'CONNECTED',
      authorisation: { refusedAt: null },
    })
  })

  it('refuses an account of another organisation and connects the others [ERR-19]', async () => {
    await world.roundTrip('olga', 'xero', acme, traders ?? '')
    expect(await world.roundTrip('olga', 'xero', birch, traders ?? '')).toBe(
      managed('xero', 'error=connector_exists'),
    )
    expect(await world.roundTrip('olga', 'xero', birch, birchLtd ?? '', traders ?? '')).toBe(
      managed('xero', 'authorised=1&error=connector_exists'),
    )
    expect(await named('xero', birch, 'Acme Traders Ltd')).toBeUndefined()
  })

  it('sets the Vend domain, which only one organisation can have', async () => {
    expect(await world.roundTrip('olga', 'vend', birch, 'birch-garden')).toBe(managed('vend', 'authorised=1'))
    const shop = await named('vend', birch, 'birch-garden')
    expect(shop?.properties).toMatchObject([{ name: 'vend.domain', value: 'birch-garden' }, {}])
    expect(await world.roundTrip('adam', 'vend', cedar, 'birch-garden')).toBe(
      managed('vend', 'error=connector_exists'),
    )
  })

  it('keeps an authorised shop from organisations that only enter its domain [CALL-95, ERR-19]', async () => {
    const olga = world.as('olga')
    const connectorId = (await named('vend', birch, 'birch-garden'))?.id ?? ''
    const params = { orgId: birch, connectorId }
    const domain = await fetchProperty(olga, birch, connectorId, 'vend.domain')
    const change = (value: string) =>
      updateProperty(olga, { params: { ...params, propertyId: domain.id }, body: { value } })
    const other = [409, manageMessages.authorise.otherAccount('vend.domain', 'birch-garden')]
    expect(await failureOf(change('other-shop'))).toEqual(other)
    expect((await change('birch-garden')).data.value).toBe('birch-garden')

    await deleteProperty(olga, { params: { ...params, propertyId: domain.id } })
    const settings = { 'vend.domain': 'birch-garden' }
    expect(
      await failureOf(addConnector(world.as('adam'), acme, { name: 'Mine', type: 'vend', settings })),
    ).toEqual([409, manageMessages.belongsToAnother('vend')])
    const add = (value: string) =>
      addProperties(olga, { params, body: [{ name: 'vend.domain', value, clientConnectorId: connectorId }] })
    expect(await failureOf(add('other-shop'))).toEqual(other)
    expect((await add('birch-garden')).message).toBe(manageMessages.propertiesSaved)
  })

  it.each(['evil.example/', 'a.evil', 'x@evil', '', '../x', 'shop\n'])(
    'sends our secret to no host that Vend’s answer makes of %j',
    async (domain) => {
      const sent = await world.leave('olga', 'vend', birch)
      const back = await world.decide(sent, 'birch-garden')
      back.searchParams.set('domain_prefix', domain)
      expect(await world.comeBack(back, sent.cookie)).toBe(managed('vend', 'error=unknown'))
    },
  )

  it('seals the PowerOffice key and opens the editor for the missing start date [CONNMAN-24, CONNMAN-28]', async () => {
    const sent = await world.leave('olga', 'poweroffice', birch, { organisationNumber: '914 776 322' })
    const location = await world.comeBack(await world.decide(sent, '914776322'), sent.cookie)
    const made = await named('poweroffice', birch, 'Bjørk Hagesenter AS')
    expect(location).toBe(managed('poweroffice', `authorised=1&edit=${made?.id}`))
    const params = { orgId: birch, connectorId: made?.id ?? '' }
    const properties = await listProperties(world.as('olga'), { params })
    expect(properties.map(({ name, value }) => [name, value])).toEqual([
      ['poweroffice.clientKey', ''],
      ['poweroffice.organisationNumber', '914776322'],
      ['portal.user', ''],
    ])
    const { storage, secretBox } = keepers()
    const place = { organisationId: birch, connectorId: String(made?.id) }
    const opened = await connectorSettings(storage.db, secretBox, place)
    expect(opened.get('poweroffice.clientKey')).toMatch(/^[\w-]{32}$/)
    const again = await world.ask('adam', 'poweroffice', cedar, { organisationNumber: '914776322' })
    expect(again.statusCode).toBe(409)
  })
})

describe('a callback that connects nothing [CALL-112, ERR-18, ERR-20]', () => {
  const unauthorised = managed('xero', 'error=unauthorised')

  it('reports unauthorised if the user cancelled', async () => {
    for (const type of ['xero', 'vend'])
      expect(await world.roundTrip('olga', type, birch)).toBe(managed(type, 'error=unauthorised'))
    const sent = await world.leave('olga', 'poweroffice', birch, { organisationNumber: '914776322' })
    expect(await world.comeBack(await world.decide(sent), sent.cookie)).toBe(
      managed('poweroffice', 'error=unauthorised'),
    )
  })

  it('accepts each state and code once', async () => {
    const sent = await world.leave('olga', 'xero', birch)
    const back = await world.decide(sent, birchLtd ?? '')
    expect(await world.comeBack(back, sent.cookie)).toBe(managed('xero', 'authorised=1'))
    expect(await world.comeBack(back, sent.cookie)).toBe(unauthorised)
    const next = await world.leave('olga', 'xero', birch)
    back.searchParams.set('state', next.url.searchParams.get('state') ?? '')
    expect(await world.comeBack(back, next.cookie)).toBe(managed('xero', 'error=unknown'))
  })

  it('refuses a state of another browser, user or type, a repeated one and a missing one', async () => {
    const theirs = await world.leave('adam', 'xero', birch)
    const attempts: [change: (back: URL) => void, cookie: (own: string) => string][] = [
      [() => {}, () => ''],
      [() => {}, () => theirs.cookie],
      [(back) => back.searchParams.append('state', 'twice'), (own) => own],
      [(back) => back.searchParams.delete('state'), (own) => own],
    ]
    for (const [change, cookie] of attempts) {
      const sent = await world.leave('olga', 'xero', birch)
      const back = await world.decide(sent, birchLtd ?? '')
      change(back)
      expect(await world.comeBack(back, cookie(sent.cookie))).toBe(unauthorised)
    }
    const sent = await world.leave('olga', 'xero', birch)
    const back = await world.decide(sent, birchLtd ?? '')
    back.pathname = '/authorise/vend/callback'
    expect(await world.comeBack(back, sent.cookie)).toBe(managed('vend', 'error=unauthorised'))
  })

  it('checks the user’s rights again', async () => {
    const { db } = world.backend.storage
    const olga = await world.backend.idOf('users', 'Olga')
    const sent = await world.leave('olga', 'xero', birch)
    const back = await world.decide(sent, birchLtd ?? '')
    const membership = { organisation_id: birch, user_id: olga }
    await db
      .deleteFrom('user_organisations')
      .where('organisation_id', '=', birch)
      .where('user_id', '=', olga)
      .execute()
    expect(await world.comeBack(back, sent.cookie)).toBe(unauthorised)
    await db.insertInto('user_organisations').values(membership).execute()
  })

  it('reports an unknown error for an invalid response of the provider', async () => {
    const sent = await world.leave('olga', 'xero', birch)
    const back = await world.decide(sent, birchLtd ?? '')
    world.providers.trouble.status = 500
    expect(await world.comeBack(back, sent.cookie)).toBe(managed('xero', 'error=unknown'))
    expect(await world.comeBack(new URL('https://portal.example/authorise/fax/callback'), '')).toBe(
      '303 /home',
    )
  })

  it('records refusals in the audit log', async () => {
    const rows = await world.backend.storage.db
      .selectFrom('audit_log')
      .select('detail')
      .where('action', '=', 'connector.authorisation-refused')
      .orderBy('id')
      .execute()
    expect(rows.at(-1)?.detail).toEqual({ type: 'xero', error: 'unknown' })
  })
})

describe('the tokens of a connector', () => {
  const place = async () => {
    const connector = await named('xero', birch, 'Birch Ltd')
    return { organisationId: birch, connectorId: String(connector?.id) }
  }

  it('are refreshed once for many callers and stored before use', async () => {
    await world.roundTrip('olga', 'xero', birch, birchLtd ?? '')
    const first = await freshToken(keepers(), await place())
    const before = world.providers.xero.tokens.renewals
    later += HALF_AN_HOUR
    const at = await place()
    const [one, two] = await Promise.all([freshToken(keepers(), at), freshToken(keepers(), at)])
    expect(one).toEqual(two)
    expect(one.accessToken).not.toBe(first.accessToken)
    expect(one.account).toBe(birchLtd)
    expect(world.providers.xero.tokens.renewals - before).toBe(1)
    later += HALF_AN_HOUR
    expect((await freshToken(keepers(), at)).accessToken).not.toBe(one.accessToken)
  })

  it('are found for a refresh, which has an id too', async () => {
    const at = await place()
    const run = { ...at, id: '00000000-0000-4000-8000-000000000001' }
    expect(await freshToken(keepers(), run)).toEqual(await freshToken(keepers(), at))
  })

  it('are refreshed once if the provider rejected them before they expired', async () => {
    const at = await place()
    const { accessToken: rejected } = await freshToken(keepers(), at)
    const before = world.providers.xero.tokens.renewals
    const [one, two] = await Promise.all([
      freshToken(keepers(), at, { rejected }),
      freshToken(keepers(), at, { rejected }),
    ])
    expect(one).toEqual(two)
    expect(one.accessToken).not.toBe(rejected)
    expect(world.providers.xero.tokens.renewals - before).toBe(1)
    expect(await freshToken(keepers(), at)).toEqual(one)
  })

  it('name the granted scopes, also after a refresh', async () => {
    const at = await place()
    const { scope } = authoriseSettings(world.providers.variables).xero ?? {}
    expect((await freshToken(keepers(), at)).scope).toBe(scope)
    later += HALF_AN_HOUR
    expect((await freshToken(keepers(), at)).scope).toBe(scope)

    const shop = await named('vend', birch, 'birch-garden')
    const vend = { organisationId: birch, connectorId: String(shop?.id) }
    const { accessToken, scope: granted } = await freshToken(keepers(), vend)
    expect(granted).toContain('sales:read')
    expect((await freshToken(keepers(), vend, { rejected: accessToken })).scope).toBe(granted)
  })

  it('of an authorisation from before scopes were stored have none until they are refreshed', async () => {
    const { storage, secretBox } = keepers()
    const at = await place()
    const grant = await storage.db
      .selectFrom('connector_authorisations as opened')
      .innerJoin('provider_grants as granted', 'granted.id', 'opened.grant_id')
      .select(['granted.id', 'granted.sealed'])
      .where('opened.connector_id', '=', at.connectorId)
      .executeTakeFirstOrThrow()
    const where = grantPlace({ id: grant.id, organisationId: birch })
    const { scope: _, ...old } = JSON.parse(secretBox.open(grant.sealed ?? '', where))
    const sealed = secretBox.seal(JSON.stringify(old), where)
    await storage.db.updateTable('provider_grants').set({ sealed }).where('id', '=', grant.id).execute()
    const { accessToken, scope } = await freshToken(keepers(), at)
    expect([accessToken, scope]).toEqual([old.accessToken, null])
    expect((await freshToken(keepers(), at, { rejected: accessToken })).scope).toContain('offline_access')
  })

  it('are in no response, no log line and no plain column', async () => {
    const { accessToken } = await freshToken(keepers(), await place())
    const { db } = world.backend.storage
    const kept = JSON.stringify([
      await db.selectFrom('provider_grants').selectAll().execute(),
      await db.selectFrom('connector_properties').selectAll().execute(),
      await db.selectFrom('audit_log').selectAll().execute(),
    ])
    const answered = await (await world.browserOf('olga')).call(
      'GET',
      `/business2cloud/clients/${birch}/connectors/xero`,
    )
    const secrets = [
      accessToken,
      ...Object.entries(world.providers.variables)
        .filter(isSecret)
        .map(([, value]) => value),
    ]
    for (const secret of secrets)
      for (const text of [kept, answered.body, world.backend.log.join()]) expect(text).not.toContain(secret)
  })

  it('are marked as refused once the provider rejects them', async () => {
    world.providers.xero.tokens.forgetEverything()
    later += HALF_AN_HOUR
    const refused = {
      message: 'Xero no longer accepts the authorisation of this connector. Authorise it again.',
      forbidden: true,
      code: 'not-authorised',
    }
    await expect(freshToken(keepers(), await place())).rejects.toMatchObject(refused)
    expect((await named('xero', birch, 'Birch Ltd'))?.authorisation?.refusedAt).toEqual(keepers().clock())
    await expect(freshToken(keepers(), await place())).rejects.toMatchObject(refused)
  })

  it('are refreshed later if the provider is unreachable', async () => {
    await world.roundTrip('olga', 'xero', birch, birchLtd ?? '')
    later += HALF_AN_HOUR
    world.providers.trouble.status = 500
    await expect(freshToken(keepers(), await place())).rejects.toMatchObject({
      passing: true,
      forbidden: false,
    })
    world.providers.trouble.status = undefined
    expect((await freshToken(keepers(), await place())).account).toBe(birchLtd)
  })
})

const isSecret = ([name]: [string, string]) => /SECRET|KEY/.test(name)

describe('the provider settings', () => {
  const own = { AUTHORISE_XERO_CLIENT_ID: 'c', AUTHORISE_XERO_CLIENT_SECRET: ' s ' }

  it('default to the documented values', () => {
    expect(authoriseSettings({ ...own, PORT: '1', AUTHORISE_VEND_CLIENT_ID: ' ' })).toEqual({
      xero: {
        clientId: 'c',
        clientSecret: 's',
        authoriseUrl: 'https://login.xero.com/identity/connect/authorize',
        tokenUrl: 'https://identity.xero.com/connect/token',
        connectionsUrl: 'https://api.xero.com/connections',
        apiUrl: 'https://api.xero.com/api.xro/2.0',
        scope: expect.stringContaining('offline_access '),
      },
    })
  })

  it.each([
    { AUTHORISE_XERO_CLIENT_ID: 'c' },
    { ...own, AUTHORISE_XERO_TOKEN_URL: 'http://identity.example/token' },
    { AUTHORISE_URL_XERO: 'https://login.example/{state}' },
  ])('is refused when it is %o', (wrong) => {
    expect(() => authoriseSettings(wrong)).toThrow(ConfigError)
  })
})

// Last, because the users' sessions expire meanwhile.
it('accepts a callback for ten minutes [CALL-112]', async () => {
  const sent = await world.leave('olga', 'xero', birch)
  const back = await world.decide(sent, birchLtd ?? '')
  world.backend.clock.advance(601)
  expect(await world.comeBack(back, sent.cookie)).toBe(managed('xero', 'error=unauthorised'))
})
