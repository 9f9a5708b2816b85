import type { LightMyRequestResponse } from 'fastify'
import { CLIENT, type Script, type ScriptedIssuer, startScriptedIssuer } from '../external/scripted-issuer.ts'
import { type Backend, type Browser, startBackend } from './backend.ts'

/** The server, name servers, and an issuer for each of two organisations. */
export type SignInWorld = Awaited<ReturnType<typeof startSignInWorld>>

export type Claims = Record<string, unknown>

/** The TXT records by name. A missing one is a name without records. */
export type NameServers = Map<string, string[]> & { silent?: boolean }

export async function startSignInWorld() {
  const dns: NameServers = new Map()
  const [own, other] = await Promise.all([startScriptedIssuer(), startScriptedIssuer()])
  const backend = await startBackend(
    { ALLOW_PRIVATE_TARGETS: 'true', CAPTCHA_COST: '1' },
    {
      async resolveTxt(name) {
        if (dns.silent) throw Object.assign(new Error('No answer'), { code: 'ETIMEOUT' })
        const texts = dns.get(name)
        if (!texts) throw Object.assign(new Error('No record'), { code: 'ENOTFOUND' })
        return texts.map((text) => [text.slice(0, 9), text.slice(9)])
      },
    },
  )
  const acme = await backend.idOf('organisations', 'acme Traders')
  const birch = await backend.idOf('organisations', 'Birch Ltd')
  const close = () => Promise.all([backend.close(), own.stop(), other.stop()])
  const administrator = await backend.as('olga')
  return {
    dns,
    own,
    other,
    backend,
    acme,
    birch,
    close,
    ...settings(administrator, dns),
    ...journeys(backend),
  }
}

const NAME = 'Harbour sign-in'

const bodyOf = (issuer: ScriptedIssuer, changes: object) => ({
  Name: NAME,
  Issuer: issuer.issuer.origin,
  ClientId: CLIENT.clientId,
  ClientSecret: CLIENT.clientSecret,
  TrustsAddresses: false,
  AddsMembers: true,
  DefaultRoleId: 5,
  ...changes,
})

/** What an administrator does on the screen. */
function settings(administrator: Browser, dns: NameServers) {
  const at = (organisation: string, path = '') => `/organisations/${organisation}/sign-in${path}`
  const read = async (organisation: string) => (await administrator.call('GET', at(organisation))).json()
  const providerOf = async (organisation: string, name = NAME) =>
    (await read(organisation)).Providers.find((one: { Name: string }) => one.Name === name)
  const add = async (organisation: string, Domain: string, more: object = {}) =>
    (await administrator.call('POST', at(organisation, '/domains'), { body: { Domain, ...more } })).json()
      .data
  return {
    administrator,
    at,
    read,
    add,
    providerOf,
    /** Adds the provider of an organisation, or changes it if it exists. */
    async save(organisation: string, issuer: ScriptedIssuer, changes: object = {}) {
      const known = (await read(organisation)).Providers[0]
      const path = known ? `/providers/${known.Id}` : '/providers'
      return administrator.call('POST', at(organisation, path), { body: bodyOf(issuer, changes) })
    },
    /** Adds another provider. */
    addProvider: (organisation: string, issuer: ScriptedIssuer, changes: object = {}) =>
      administrator.call('POST', at(organisation, '/providers'), { body: bodyOf(issuer, changes) }),
    turn: (organisation: string, Active: boolean, id = organisation) =>
      administrator.call('POST', at(organisation, `/providers/${id}/state`), { body: { Active } }),
    allowOnly: (organisation: string, Only: boolean) =>
      administrator.call('POST', at(organisation, '/policy'), { body: { Only } }),
    assign: (organisation: string, domain: string, ProviderId: string | null) =>
      administrator.call('POST', at(organisation, `/domains/${domain}/provider`), { body: { ProviderId } }),
    check: (organisation: string, id: string) =>
      administrator.call('POST', at(organisation, `/domains/${id}/verify`)),
    /** Adds a domain, and its record to the name servers. */
    async ownDomain(organisation: string, domain: string, more: object = {}) {
      const added = await add(organisation, domain, more)
      dns.set(added.Record.Name, [...(dns.get(added.Record.Name) ?? []), added.Record.Value])
      return (await administrator.call('POST', at(organisation, `/domains/${added.Id}/verify`))).json().data
    },
  }
}

/** What browsers do. */
function journeys(backend: Backend) {
  const cookieOf = ({ cookies }: LightMyRequestResponse) =>
    cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const leave = async (organisation: string, issuer: ScriptedIssuer) => {
    const answer = await backend.app.inject(`/auth/start/org-${organisation}`)
    const location = String(answer.headers.location)
    const asked = URL.canParse(location) ? new URL(location).searchParams : new URLSearchParams()
    issuer.nonce = asked.get('nonce') ?? ''
    return { location, asked, cookie: cookieOf(answer) }
  }
  const come = async (
    organisation: string,
    { asked, cookie }: { asked: URLSearchParams; cookie: string },
    changes: Record<string, string> = {},
  ) => {
    const query = new URLSearchParams({ code: 'given', state: asked.get('state') ?? '', ...changes })
    const url = `/auth/callback/org-${organisation}?${query}`
    const answer = await backend.app.inject({ url, headers: { cookie } })
    return { location: String(answer.headers.location), cookie: cookieOf(answer) }
  }
  const redeem = ({ location, cookie }: { location: string; cookie: string }) => {
    const code = new URL(location, 'https://portal.example').searchParams.get('code')
    return backend.browser().call('POST', '/auth/signin', { body: { code }, headers: { cookie } })
  }
  return {
    leave,
    come,
    redeem,
    /** Signs in at the issuer with these claims, and returns to the portal. */
    async arrive(organisation: string, issuer: ScriptedIssuer, claims: Claims, script: Script = {}) {
      issuer.script = { ...script, claims }
      const left = await leave(organisation, issuer)
      return come(organisation, left)
    },
    /** Tests the sign-in, as the administrator with these claims. */
    async test(
      administrator: Browser,
      organisation: string,
      issuer: ScriptedIssuer,
      claims: Claims,
      id = organisation,
    ) {
      issuer.script = { claims }
      const path = `/organisations/${organisation}/sign-in/providers/${id}/test`
      const answer = await administrator.call('POST', path)
      const url = answer.json().data?.url
      if (!url) return { location: '', cookie: '', started: answer }
      const asked = new URL(url).searchParams
      issuer.nonce = asked.get('nonce') ?? ''
      return { ...(await come(id, { asked, cookie: cookieOf(answer) })), started: answer }
    },
  }
}
