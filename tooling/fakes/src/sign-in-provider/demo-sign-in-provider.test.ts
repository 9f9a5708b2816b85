import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { DEMO_PROVIDER_PASSWORD } from './demo-accounts.ts'
import { type DemoSignInProvider, startDemoSignInProvider } from './demo-sign-in-provider.ts'

const back = new URL('http://localhost:3000/auth/callback/xero')
const newDirectory = () => mkdtempSync(join(tmpdir(), 'tributary-provider-'))
const start = async (directory: string) => {
  const provider = await startDemoSignInProvider(directory, back)
  onTestFinished(() => provider.stop())
  return provider
}
const keysOf = async ({ issuer }: DemoSignInProvider) =>
  (await (await fetch(new URL('/jwks', issuer))).json()) as object
const what = ({ issuer, clientSecret, formerIssuer }: DemoSignInProvider) => ({
  issuer: issuer.href,
  clientSecret,
  formerIssuer,
})

it('keeps its address, keys and secret over a restart', async () => {
  const directory = newDirectory()
  const first = await start(directory)
  const before = { ...what(first), keys: await keysOf(first) }
  await first.stop()
  const second = await start(directory)
  expect({ ...what(second), keys: await keysOf(second) }).toEqual(before)
})

it('stores secrets readable by their owner only, and shows no private key', async () => {
  const directory = newDirectory()
  const provider = await start(directory)
  expect(statSync(join(directory, 'provider.json')).mode & 0o777).toBe(0o600)
  expect(JSON.stringify(await keysOf(provider))).not.toContain('"d":')
})

it.each([
  ['/auth/callback/xero', 303],
  ['/auth/callback/org-0193f5a2-6c1d-4e8b-9a37-000000000027', 303],
  ['/auth/callback/org-0193f5a2/../xero', 400],
  ['/auth/callback/other', 400],
])('answers a request to return to %s with %i', async (path, status) => {
  const { issuer, clientId } = await start(newDirectory())
  const address = new URL('/auth', issuer)
  address.search = new URLSearchParams({
    ...{ client_id: clientId, response_type: 'code', scope: 'openid' },
    ...{
      redirect_uri: `${back.origin}${path}`,
      code_challenge: 'c'.repeat(43),
      code_challenge_method: 'S256',
    },
  }).toString()
  expect((await fetch(address, { redirect: 'manual' })).status).toBe(status)
})

it('signs in another account after the first, in the same browser', async () => {
  const { issuer, clientId } = await start(newDirectory())
  const cookies = new Map<string, string>()
  const visit = async (address: string | URL, form?: Record<string, string>): Promise<Response> => {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
    const sent = form && { method: 'POST', body: new URLSearchParams(form) }
    const response = await fetch(new URL(address, issuer), {
      ...sent,
      headers: { cookie },
      redirect: 'manual',
    })
    for (const set of response.headers.getSetCookie()) {
      const [name = '', value = ''] = set.split(';', 1)[0]?.split('=') ?? []
      cookies.set(name, value)
    }
    return response
  }
  const placeOf = (response: Response) => response.headers.get('location') ?? ''
  const signIn = async (account: string) => {
    const query = new URLSearchParams({
      ...{ client_id: clientId, response_type: 'code', scope: 'openid', redirect_uri: back.href },
      ...{ code_challenge: 'c'.repeat(43), code_challenge_method: 'S256' },
    })
    const chooser = placeOf(await visit(`/auth?${query}`))
    const chosen = await visit(chooser, { account, password: DEMO_PROVIDER_PASSWORD })
    return placeOf(await visit(placeOf(chosen)))
  }
  expect(await signIn('petra-poole')).toMatch(/callback\/xero\?code=/)
  expect(await signIn('quinn-quay')).toMatch(/callback\/xero\?code=/)
})

it('moves if its port is taken, and reports the former address', async () => {
  const directory = newDirectory()
  const first = await start(directory)
  await first.stop()
  const squatter = createServer().listen(Number(first.issuer.port), 'localhost')
  onTestFinished(() => void squatter.close())
  await new Promise((resolve) => squatter.once('listening', resolve))
  const second = await start(directory)
  expect(second.issuer.port).not.toBe(first.issuer.port)
  expect(second.formerIssuer?.href).toBe(first.issuer.href)
})

it('starts with new keys if the stored ones cannot be read', async () => {
  const directory = newDirectory()
  writeFileSync(join(directory, 'provider.json'), '{"port":')
  const { clientSecret } = await start(directory)
  expect(JSON.parse(readFileSync(join(directory, 'provider.json'), 'utf8')).clientSecret).toBe(clientSecret)
})
