import { afterAll, beforeAll, expect, it } from 'vitest'
import { authoriseSettings } from '../../src/connectors/authorise/authorise-settings.ts'
import { vendApi } from '../../src/connectors/authorise/vend-api-version.ts'
import { type AuthoriseWorld, authoriseWorld } from '../support/authorise-world.ts'

let world: AuthoriseWorld

beforeAll(async () => {
  world = await authoriseWorld()
})
afterAll(() => world.close())

const notPermitted = (type: string) => `303 /connectors/${type}/manage?error=not_permitted`
const cancelled = (type: string) => `303 /connectors/${type}/manage?error=unauthorised`

/** Comes back from a provider with an error, as the provider would. */
async function comeBackWith(type: string, error: Record<string, string>) {
  const sent = await world.leave('olga', type, world.birch)
  const back = new URL(`https://portal.example/authorise/${type}/callback`)
  const state = sent.url.searchParams.get('state') ?? ''
  back.search = new URLSearchParams({ state, ...error }).toString()
  return world.comeBack(back, sent.cookie)
}

it('requests only scopes that Xero grants to a new application', async () => {
  const { url } = await world.leave('olga', 'xero', world.birch)
  expect((await fetch(url)).status).toBe(200)
  for (const refused of [
    'accounting.transactions.read',
    'accounting.reports.read',
    'accounting.journals.read',
  ]) {
    const broad = new URL(url)
    broad.searchParams.set('scope', `offline_access ${refused}`)
    const page = await fetch(broad)
    expect([page.status, await page.text()]).toEqual([400, expect.stringContaining('invalid_scope')])
  }
})

it('requests scopes from Vend, which declines a request without them', async () => {
  const sent = await world.leave('olga', 'vend', world.birch)
  const scopes = sent.url.searchParams.get('scope')?.split(' ')
  expect(scopes).toEqual(expect.arrayContaining(['sales:read', 'products:read:price_books']))
  expect(await world.comeBack(await world.decide(sent, 'acme-outlet'), sent.cookie)).toBe(
    '303 /connectors/vend/manage?authorised=1',
  )
  const without = await world.leave('olga', 'vend', world.birch)
  without.url.searchParams.delete('scope')
  const back = await world.decide(without, 'acme-outlet')
  expect(back.searchParams.get('error')).toBe('access_denied')
  expect(await world.comeBack(back, without.cookie)).toBe(notPermitted('vend'))
})

it.each([
  [
    { error: 'access_denied', error_description: 'The scope sales:read is not declared.' },
    notPermitted('vend'),
  ],
  [{ error: 'access_denied', error_description: 'Missing permission' }, notPermitted('vend')],
  [{ error: 'invalid_scope' }, notPermitted('vend')],
  [{ error: 'access_denied' }, cancelled('vend')],
  [{ error: 'access_denied', error_description: 'The user declined.' }, cancelled('vend')],
])('distinguishes a missing permission from a cancellation: %o', async (error, location) => {
  expect(await comeBackWith('vend', error)).toBe(location)
})

it('shows a consent that a user declined at Xero as cancelled', async () => {
  const error = { error: 'access_denied', error_description: 'TenantConsent status: DENIED' }
  expect(await comeBackWith('xero', error)).toBe(cancelled('xero'))
})

it('uses the current hosts and a dated API of Lightspeed', () => {
  const own = { AUTHORISE_VEND_CLIENT_ID: 'c', AUTHORISE_VEND_CLIENT_SECRET: 's' }
  expect(authoriseSettings(own).vend).toMatchObject({
    authoriseUrl: 'https://secure.retail.lightspeed.app/connect',
    tokenUrl: 'https://{domain_prefix}.retail.lightspeed.app/api/1.0/token',
    apiUrl: 'https://{domain_prefix}.retail.lightspeed.app/api/2026-07',
  })
})

// The dates are constants, so the result depends on the code and not on the day. Each release moves `checkedOn`.
it('uses a Lightspeed API version that is supported for 60 days after the last check', () => {
  const days = (Date.parse(vendApi.supportedUntil) - Date.parse(vendApi.checkedOn)) / 86_400_000
  expect(days).toBeGreaterThan(60)
})
