import type { Id } from '@tributary/domain'
import { type Crm, startCrm } from '@tributary/fakes/crm/crm-server'
import { deleteConnector, getConnector, updateProperty } from '@tributary/sdk'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { manifestMessages } from '../../src/sync/sources/manifest/manifest.messages.ts'
import { fetchProperty } from '../support/connector-world.ts'
import { type CustomWorld, customWorld, harbourManifest } from '../support/custom-world.ts'

let world: CustomWorld
let birch: string
let source: string
beforeAll(async () => {
  world = await customWorld()
  ;({ birch } = world)
  source = await world.addSource('olga', birch)
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.backend.storage.db.deleteFrom('rate_counters').execute()
  world.crm.requests.length = 0
})

const UNAUTHORISED = '303 /connectors/custom/manage?error=unauthorised'
const FAILED = '303 /connectors/custom/manage?error=unknown'
const messages = manifestMessages('Harbour')

let named = 0
const newConnector = (of = source) => world.connect('olga', birch, of, `Harbour ${++named}`)
const isAuthorised = async (id: Id) => {
  const { authorisation } = await getConnector(world.as('olga'), { params: { id } })
  return Boolean(authorisation && !authorisation.refusedAt)
}

/** A connector whose user has allowed access, and the callback that has not been opened yet. */
async function allowed(of = source) {
  const id = await newConnector(of)
  const sent = await world.leave('olga', birch, id)
  return { id, sent, back: await world.decide(sent) }
}

describe('the callback of a connector of a custom source is unauthorised', () => {
  const opened = async (back: URL, cookie: string, id: Id) => {
    expect(await world.comeBack(back, cookie)).toBe(UNAUTHORISED)
    expect(world.tokenRequests()).toEqual([])
    expect(await isAuthorised(id)).toBe(false)
  }

  it('in another browser', async () => {
    const { id, back } = await allowed()
    await opened(back, '', id)
  })

  it('with the cookie of another user’s attempt', async () => {
    const { id, back } = await allowed()
    const others = await world.leave('adam', birch, await newConnector())
    await opened(back, others.cookie, id)
  })

  it('at the address of another provider', async () => {
    const { id, sent, back } = await allowed()
    back.pathname = '/authorise/xero/callback'
    expect(await world.comeBack(back, sent.cookie)).toBe('303 /connectors/xero/manage?error=unauthorised')
    expect(world.tokenRequests()).toEqual([])
    expect(await isAuthorised(id)).toBe(false)
  })

  it('a second time', async () => {
    const { sent, back } = await allowed()
    expect(await world.comeBack(back, sent.cookie)).toContain('authorised=1')
    expect(await world.comeBack(back, sent.cookie)).toBe(UNAUTHORISED)
  })

  it('after the connector has been deleted', async () => {
    const { id, sent, back } = await allowed()
    await deleteConnector(world.as('olga'), { params: { orgId: birch, id } })
    expect(await world.comeBack(back, sent.cookie)).toBe(UNAUTHORISED)
    expect(world.tokenRequests()).toEqual([])
  })

  it('after the source has changed', async () => {
    const text = harbourManifest(world.crm, 'Harbour changing')
    const changing = await world.addSource('olga', birch, text)
    const { id, sent, back } = await allowed(changing)
    await world.saveSource('olga', birch, changing, `${text}# Changed.\n`)
    await opened(back, sent.cookie, id)
  })

  it('after a setting has changed', async () => {
    const { id, sent, back } = await allowed()
    const params = { orgId: birch, connectorId: id }
    const setting = await fetchProperty(world.as('olga'), birch, id, 'custom.setting.clientId')
    await updateProperty(world.as('olga'), {
      params: { ...params, propertyId: setting.id },
      body: { value: 'other' },
    })
    await opened(back, sent.cookie, id)
  })
})

it('does not accept the code of another attempt', async () => {
  const [victim, attacker] = [await allowed(), await allowed()]
  attacker.back.searchParams.set('code', victim.back.searchParams.get('code') ?? '')
  expect(await world.comeBack(attacker.back, attacker.sent.cookie)).toBe(FAILED)
  expect(await isAuthorised(attacker.id)).toBe(false)
})

it('authorises no connector of another organisation', async () => {
  const theirs = await world.addSource('adam', world.cedar)
  const connectorId = await world.connect('adam', world.cedar, theirs)
  expect((await world.ask('olga', 'custom', birch, { connectorId })).statusCode).toBe(404)
  expect((await world.ask('olga', 'custom', world.cedar, { connectorId })).statusCode).toBe(403)
  expect((await world.ask('eli', 'custom', birch, { connectorId: await newConnector() })).statusCode).toBe(
    403,
  )
})

it('logs neither the secret, nor the code, nor a token', async () => {
  const { id, sent, back } = await allowed()
  await world.comeBack(back, sent.cookie)
  const { accessToken } = await world.tokenOf(birch, id)
  const log = world.backend.log.join()
  for (const secret of ['harbour-secret', back.searchParams.get('code') ?? '', accessToken])
    expect(log).not.toContain(secret)
})

describe('once the source leads to another host', () => {
  let other: Crm
  let id: Id
  let moved: string
  let token: string

  beforeEach(async () => {
    other = await startCrm({ key: 'not-used' })
    onTestFinished(() => other.stop())
    moved = await world.addSource('olga', birch, harbourManifest(world.crm, `Harbour moving ${++named}`))
    const started = await allowed(moved)
    id = started.id
    await world.comeBack(started.back, started.sent.cookie)
    token = (await world.tokenOf(birch, id)).accessToken
  })

  const moveTo = ({ uri, base }: Pick<Crm, 'uri' | 'base'>) =>
    world.saveSource('olga', birch, moved, harbourManifest({ uri, base }, `Harbour moved ${named}`))
  async function enterSecretAgain() {
    const { id: propertyId } = await fetchProperty(world.as('olga'), birch, id, 'custom.secret.clientSecret')
    await updateProperty(world.as('olga'), {
      params: { orgId: birch, connectorId: id, propertyId },
      body: { value: 'harbour-secret-9f' },
    })
  }
  const settings = [
    { Name: 'custom.setting.clientId', Value: 'tributary' },
    { Name: 'custom.secret.clientSecret', Value: '' },
  ]
  async function testConnection(): Promise<string> {
    const { sourceConnectorId } = await getConnector(world.as('olga'), { params: { id } })
    const olga = await world.browserOf('olga')
    const answer = await olga.call('POST', `/business2cloud/clients/${birch}/connectors/test`, {
      body: {
        SourceConnectorId: sourceConnectorId,
        ClientConnectorId: id,
        Properties: [{ Name: 'custom.source', Value: moved }, ...settings],
      },
    })
    return answer.body
  }

  it('sends neither the secret nor the refresh token to its token address', async () => {
    await moveTo({ uri: other.uri, base: world.crm.base })
    await expect(world.tokenOf(birch, id, token)).rejects.toMatchObject({ code: 'settings' })
    await enterSecretAgain()
    await expect(world.tokenOf(birch, id, token)).rejects.toMatchObject({
      message: expect.stringContaining('have changed since this connector was authorised'),
      code: 'not-authorised',
    })
    expect(other.requests).toEqual([])
  })

  it('sends no token to its API until it is authorised again', async () => {
    await moveTo({ uri: world.crm.uri, base: other.base })
    await enterSecretAgain()
    expect(await testConnection()).toContain('have changed since this connector was authorised')
    expect(other.requests).toEqual([])
    expect(await world.authorise('olga', birch, id)).toContain('authorised=1')
    await testConnection()
    expect(other.requests[0]?.headers.authorization).toMatch(/^Bearer /)
  })
})

describe('where private addresses are not allowed', () => {
  let strict: CustomWorld
  beforeAll(async () => {
    strict = await customWorld({ ALLOW_PRIVATE_TARGETS: 'false' })
  })
  afterAll(() => strict.close())

  const connectorOf = async (uri: string, more: { token?: string } = {}) => {
    const text = harbourManifest({ uri, base: 'https://8.8.8.8/' }, `Harbour ${++named}`)
    const manifest = text.replace(
      /tokenAddress: .*/,
      `tokenAddress: ${more.token ?? 'https://8.8.8.8/token'}`,
    )
    const from = await strict.addSource('olga', birchOf(), manifest)
    return strict.connect('olga', birchOf(), from, `Harbour ${named}`)
  }
  const birchOf = () => strict.birch

  it.each([
    ['a private page', 'https://10.0.0.1'],
    ['a page of this machine', 'https://127.0.0.1'],
    ['a page without https', 'http://127.0.0.1:8080'],
    ['a page of the portal', 'https://portal.example'],
    ['a page of the portal, spelt otherwise', 'https://PORTAL.example.'],
    ['an unusual port', 'https://8.8.8.8:6379'],
  ])('sends no browser to %s', async (_, uri) => {
    const connectorId = await connectorOf(uri)
    const answer = await strict.ask('olga', 'custom', birchOf(), { connectorId })
    expect([answer.statusCode, answer.json().message]).toEqual([
      400,
      messages.badPage.replace('Harbour', `Harbour ${named}`),
    ])
  })

  it.each(['http://127.0.0.1', 'https://10.0.0.1/token'])('sends no secret to %s', async (token) => {
    const isOurs = token === 'http://127.0.0.1'
    const address = isOurs ? `${strict.crm.uri}/oauth/token` : token
    const connectorId = await connectorOf('https://8.8.8.8', { token: address })
    const sent = await strict.leave('olga', birchOf(), connectorId)
    const state = sent.url.searchParams.get('state') ?? ''
    const back = new URL(`https://portal.example/authorise/custom/callback?code=x&state=${state}`)
    expect(await strict.comeBack(back, sent.cookie)).toBe(FAILED)
    expect(strict.crm.requests).toEqual([])
  })
})
