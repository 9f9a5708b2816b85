import { type Crm, startCrm } from '@tributary/fakes/crm/crm-server'
import { type Manifest, parseManifest } from '@tributary/sdk/manifests'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { manifestMessages } from '../../sync/sources/manifest/manifest.messages.ts'
import { namesIn, readManifestSettings } from '../../sync/sources/manifest/manifest-settings.ts'
import type { Tokens } from './account-provider.ts'
import { customAccounts } from './custom-accounts.ts'
import { outboundFetch } from './provider-fetch.ts'

const redirectUri = new URL('https://portal.example/authorise/custom/callback')
const application = { clientId: 'tributary', clientSecret: 'pa ss:/1', redirectUri: redirectUri.href }
const parameters = { state: 'state-1', codeVerifier: 'v'.repeat(43), account: null }
const messages = manifestMessages('Harbour')

let crm: Crm
let opened: string[]
beforeEach(async () => {
  crm = await startCrm({ key: 'key-1', application })
  opened = []
})
afterEach(() => crm.stop())

type Reach = { properties?: Record<string, string>; allowPrivateTargets?: boolean }

function providerOf({ authentication, ...reach }: Reach & { authentication?: object } = {}) {
  const { manifest } = parseManifest(
    JSON.stringify({
      name: 'Harbour',
      base: crm.base,
      settings: [
        { name: 'id', title: 'Client id', required: true },
        { name: 'secret', title: 'Client secret', secret: true, required: true },
      ],
      authentication: {
        kind: 'authorisationCode',
        authorisationAddress: `${crm.uri}/oauth/authorise`,
        tokenAddress: `${crm.uri}/oauth/token`,
        clientId: '{id}',
        clientSecret: '{secret}',
        scope: 'read offline_access',
        ...authentication,
      },
      streams: [
        {
          name: 'contacts',
          request: { path: 'contacts' },
          columns: [{ path: 'id', kind: 'whole' }],
          key: ['id'],
          paging: { kind: 'onePage' },
        },
      ],
    }),
  )
  if (manifest?.authentication.kind !== 'authorisationCode') throw new Error('The manifest is faulty')
  return accountsOf(manifest, manifest.authentication, reach)
}

type Granting = Extract<Manifest['authentication'], { kind: 'authorisationCode' }>

function accountsOf(
  manifest: Manifest,
  declared: Granting,
  { properties = {}, allowPrivateTargets = true }: Reach,
) {
  const usual = { 'shelf.id': application.clientId, 'shelf.secret': application.clientSecret }
  const settings = readManifestSettings({
    manifest,
    names: namesIn('shelf'),
    properties: new Map(Object.entries({ ...usual, ...properties })),
    messages,
  })
  return customAccounts(
    { name: manifest.name, base: manifest.base, declared, settings, messages },
    {
      redirectUri,
      fetch: outboundFetch({ allowPrivateTargets }),
      checkPage: async (page) => void opened.push(page.href),
    },
  )
}

const hosts = () => `${new URL(crm.uri).host} ${new URL(crm.uri).host}`

/** Allows access on the page. Returns the query of the callback. */
async function allowed(provider = providerOf(), action = 'allow'): Promise<URLSearchParams> {
  const page = await provider.authorisationUrl(parameters)
  const body = new URLSearchParams({ choice: 'harbour-lane', action })
  const { headers } = await fetch(page, { method: 'POST', body, redirect: 'manual' })
  return new URL(headers.get('location') ?? '').searchParams
}

async function tokensOf(provider = providerOf()) {
  const result = await provider.finish(await allowed(provider), parameters)
  if (typeof result === 'string' || !result.tokens) throw new Error(`It was ${JSON.stringify(result)}`)
  return { ...result, tokens: result.tokens }
}

const tokenRequests = () => crm.requests.filter(({ path }) => path === '/oauth/token')

describe('the authorisation address', () => {
  it('has PKCE, the scope and the parameters of the manifest, and no secret', async () => {
    const url = await providerOf({ authentication: { parameters: { prompt: 'consent' } } }).authorisationUrl(
      parameters,
    )
    expect(opened).toEqual([`${crm.uri}/oauth/authorise`])
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: 'tributary',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
      prompt: 'consent',
      redirect_uri: redirectUri.href,
      response_type: 'code',
      scope: 'read offline_access',
      state: 'state-1',
    })
  })

  it('has none of these without them, and no parameter whose setting is empty', async () => {
    const authentication = { pkce: false, scope: undefined, parameters: { hint: '{id}' } }
    const url = await providerOf({ authentication }).authorisationUrl(parameters)
    expect([...url.searchParams.keys()].toSorted()).toEqual([
      'client_id',
      'hint',
      'redirect_uri',
      'response_type',
      'state',
    ])
  })
})

describe('the callback', () => {
  it('gives tokens for the hosts that they are sent to', async () => {
    const { tokens, accounts } = await tokensOf()
    expect(accounts).toEqual([{ id: hosts(), name: 'Harbour', remoteId: null, settings: [] }])
    expect(tokens).toMatchObject({ scope: 'read offline_access', seconds: expect.closeTo(3600, -2) })
    const headers = { authorization: `Bearer ${tokens.accessToken}` }
    expect((await fetch(`${crm.base}account`, { headers })).status).toBe(200)
  })

  it('reports that the user declined, and that a permission is unknown', async () => {
    const provider = providerOf()
    expect(await provider.finish(await allowed(provider, 'cancel'), parameters)).toBe('cancelled')
    const unknown = providerOf({ authentication: { scope: 'write' } })
    expect(await unknown.finish(await allowed(unknown), parameters)).toBe('not-permitted')
  })

  it('names a wrong secret, wherever it is sent', async () => {
    for (const sendAs of ['basic', 'body']) {
      const provider = providerOf({ authentication: { sendAs }, properties: { 'shelf.secret': 'wrong' } })
      await expect(provider.finish(await allowed(provider), parameters)).rejects.toMatchObject({
        message: messages.tokenRefused,
        code: 'sign-in-refused',
      })
    }
    const [basic, body] = tokenRequests()
    expect(basic?.headers.authorization).toBe(`Basic ${btoa('tributary:wrong')}`)
    expect([basic?.body, body?.headers.authorization]).toEqual([
      expect.not.stringContaining('wrong'),
      undefined,
    ])
    expect(new URLSearchParams(body?.body).get('client_secret')).toBe('wrong')
  })

  it.each([
    ['an unknown code', (answer: URLSearchParams) => answer.set('code', 'invented')],
    ['another state', (answer: URLSearchParams) => answer.set('state', 'state-2')],
    ['two codes', (answer: URLSearchParams) => answer.append('code', 'second')],
    ['the issuer of another server', (answer: URLSearchParams) => answer.set('iss', 'https://evil.example')],
  ])('fails with %s', async (_, change) => {
    const provider = providerOf()
    const answer = await allowed(provider)
    change(answer)
    await expect(provider.finish(answer, parameters)).rejects.toThrow()
  })

  it('may name the issuer', async () => {
    const provider = providerOf()
    const answer = await allowed(provider)
    answer.set('iss', `${crm.uri}/realms/harbour`)
    expect(await provider.finish(answer, parameters)).toMatchObject({ accounts: [{ id: hosts() }] })
  })

  it('fails with the code of an attempt with another verifier', async () => {
    const provider = providerOf()
    const answer = await allowed(provider)
    await expect(provider.finish(answer, { ...parameters, codeVerifier: 'w'.repeat(43) })).rejects.toThrow()
  })

  it('sends nothing to a private address that the installation does not allow', async () => {
    const answer = await allowed()
    const provider = providerOf({ allowPrivateTargets: false })
    await expect(provider.finish(answer, parameters)).rejects.toThrow()
    expect(tokenRequests()).toEqual([])
  })
})

describe('a response of the token address', () => {
  const respond = async (json: unknown, status = 200) => {
    const provider = providerOf()
    const answer = await allowed(provider)
    crm.faults.push({ status, body: JSON.stringify(json) })
    return provider.finish(answer, parameters)
  }

  it('may lack a type, a lifetime and a refresh token, and have other fields', async () => {
    const result = await respond({ access_token: 'a', id_token: 'not.a.token', scope: ['read'] })
    expect(result).toMatchObject({
      tokens: { accessToken: 'a', refreshToken: null, scope: null, seconds: null },
    })
  })

  it('may have its lifetime as a text', async () => {
    const result = await respond({ access_token: 'a', token_type: 'Bearer', expires_in: '3600' })
    // Some of it passes during the exchange.
    expect(result).toMatchObject({ tokens: { seconds: expect.closeTo(3600, -2) } })
  })

  it.each([
    ['has no token', {}],
    ['has a token that would start another header', { access_token: 'a\nHost: b' }],
    ['has a token of another type', { access_token: 'a', token_type: 'mac' }],
    ['refuses with status 200', { error: 'bad_verification_code' }],
  ])('is refused if it %s', async (_, json) => {
    await expect(respond(json)).rejects.toThrow()
  })

  it('is refused if it is a redirect', async () => {
    await expect(respond({}, 302)).rejects.toThrow()
    expect(crm.requests).toHaveLength(2)
  })
})

describe('a renewal', () => {
  it('exchanges the refresh token once; then the grant is refused', async () => {
    const { tokens } = await tokensOf()
    const next = await providerOf().refresh(tokens, hosts())
    expect(next).toMatchObject({ scope: 'read offline_access', seconds: expect.closeTo(3600, -2) })
    expect((next as Tokens).refreshToken).not.toBe(tokens.refreshToken)
    expect(await providerOf().refresh(tokens, hosts())).toBe('refused')
  })

  it('is refused without a refresh token', async () => {
    const { tokens } = await tokensOf(providerOf({ authentication: { scope: 'read' } }))
    expect(tokens.refreshToken).toBeNull()
    expect(await providerOf().refresh(tokens, hosts())).toBe('refused')
  })

  it('keeps the grant while the secret is wrong', async () => {
    const { tokens } = await tokensOf()
    const wrong = providerOf({ properties: { 'shelf.secret': 'wrong' } })
    await expect(wrong.refresh(tokens, hosts())).rejects.toMatchObject({ message: messages.tokenRefused })
    expect(await providerOf().refresh(tokens, hosts())).toMatchObject({ seconds: expect.closeTo(3600, -2) })
  })

  it('is not sent to hosts that the grant was not given for', async () => {
    const { tokens } = await tokensOf()
    const before = crm.requests.length
    await expect(
      providerOf().refresh(tokens, 'api.harbour.example login.harbour.example'),
    ).rejects.toMatchObject({ message: messages.otherHosts, code: 'not-authorised' })
    expect(crm.requests).toHaveLength(before)
  })
})
