import { startAccountProviders } from '@tributary/fakes/account-providers/account-providers'
import { LocalXero } from '@tributary/fakes/account-providers/local-xero'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectSampleAws } from '../src/connect-aws.ts'
import { authorisedCompanies, renewAuthorisations, seedAuthorisations } from '../src/seed-authorisations.ts'
import { startDemoCrm } from '../src/systems/demo-crm.ts'
import { startDemoPowerOffice } from '../src/systems/demo-poweroffice.ts'
import { startSystemsPage } from '../src/systems/systems-page.ts'
import { type DemoBackend, NOW, startDemoBackend } from './support/demo-backend.ts'

const PORTAL = 'https://portal.example'
const SCOPE = 'offline_access accounting.contacts.read'

type Onboarding = { TemporaryUrl: string; OnboardedClientsInformation: { ClientKey: string }[] }

const localXero = () =>
  new LocalXero({ clientId: 'tributary', clientSecret: 's', redirectUri: `${PORTAL}/callback` }, [])

describe('the seeded connectors', () => {
  let backend: DemoBackend
  beforeAll(async () => {
    backend = await startDemoBackend({ kind: 'memory' })
    await seedAuthorisations(context())
  })
  afterAll(() => backend.close())

  const context = () => ({ ...backend, clock: () => NOW })
  const grants = () =>
    backend.storage.db
      .selectFrom('connector_authorisations as opened')
      .innerJoin('provider_grants as granted', 'granted.id', 'opened.grant_id')
      .innerJoin('connectors', 'connectors.id', 'opened.connector_id')
      .select([
        'connectors.key',
        'granted.id',
        'granted.sealed',
        'granted.organisation_id',
        'opened.remote_id',
      ])
      .orderBy('connectors.key')
      .execute()

  it('of Xero get tokens that the API accepts for their organisations, at every start', async () => {
    for (const xero of [localXero(), localXero()]) {
      await renewAuthorisations(context(), xero, SCOPE)
      const [grant] = (await grants()).filter(({ key }) => key === 'acme-traders-ltd')
      const place = {
        organisation: grant?.organisation_id ?? '',
        table: 'provider_grants',
        row: grant?.id ?? '',
        field: 'sealed',
      }
      const { accessToken } = JSON.parse(backend.secretBox.open(grant?.sealed ?? '', place))
      expect(xero.accessOf(accessToken)).toEqual({
        scopes: SCOPE.split(' '),
        tenants: authorisedCompanies.map(({ id }) => id),
      })
    }
  })

  it('of Xero include two whose authorisation has ended', async () => {
    await renewAuthorisations(context(), localXero(), SCOPE)
    expect((await grants()).map(({ key, sealed }) => [key, sealed !== null])).toEqual([
      ['acme-cafe-bar-ltd', false],
      ['acme-retail-ltd', true],
      ['acme-traders-ltd', true],
      ['korora-coffee', false],
    ])
  })

  it('of AWS are set up once, with a start date of last month', async () => {
    const { storage, secretBox } = backend
    await connectSampleAws(storage, secretBox, NOW)
    await connectSampleAws(storage, secretBox, new Date('2027-01-15T00:00:00Z'))
    const dates = await storage.db
      .selectFrom('connector_properties')
      .select('value')
      .where('name', '=', 'aws.startDate')
      .execute()
    expect(dates).toEqual([{ value: '2026-10-01' }])
  })

  it('of Xero stay disconnected', async () => {
    const { db } = backend.storage
    await db.updateTable('connector_authorisations').set({ ended_at: NOW, remote_id: null }).execute()
    await renewAuthorisations(context(), localXero(), SCOPE)
    expect((await grants()).filter(({ remote_id: id }) => id !== null)).toEqual([])
  })
})

describe('PowerOffice Go', () => {
  it('accepts the key that its onboarding has issued', async () => {
    const providers = await startAccountProviders({
      origin: PORTAL,
      redirectUri: (type) => new URL(`${PORTAL}/authorise/${type}/callback`),
    })
    const { poweroffice } = providers
    const system = await startDemoPowerOffice(poweroffice, PORTAL)
    const api = String(system.variables.AUTHORISE_POWEROFFICE_API_URL)
    const { applicationKey, subscriptionKey } = poweroffice.application
    const headers = { 'Ocp-Apim-Subscription-Key': subscriptionKey }
    const tokenOf = (key: string) =>
      fetch(api.replace('/v2', '/OAuth/Token'), {
        method: 'POST',
        headers: {
          ...headers,
          authorization: `Basic ${Buffer.from(`${applicationKey}:${key}`).toString('base64')}`,
        },
        body: new URLSearchParams({ grant_type: 'client_credentials' }),
      })
    const post = (path: string, body: object): Promise<Onboarding> =>
      fetch(`${api}/Onboarding/${path}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }).then((response) => response.json() as Promise<Onboarding>)
    try {
      const { TemporaryUrl } = await post('Initiate', {
        ApplicationKey: applicationKey,
        ClientOrganizationNo: '914 776 322',
        RedirectUri: `${PORTAL}/authorise/poweroffice/callback?state=1`,
      })
      const allowed = await fetch(TemporaryUrl, {
        method: 'POST',
        body: new URLSearchParams({ action: 'allow', choice: '914776322' }),
        redirect: 'manual',
      })
      const back = new URL(allowed.headers.get('location') ?? '')
      const { OnboardedClientsInformation: clients } = await post('Finalize', {
        OnboardingToken: back.searchParams.get('token'),
      })
      expect((await tokenOf(clients[0]?.ClientKey ?? '')).status).toBe(200)
      expect((await tokenOf('another key')).status).toBe(400)
    } finally {
      await system.stop()
      await providers.stop()
    }
  })
})

it('changes a system by the buttons of its page only', async () => {
  let changes = 0
  const run = () => `Changed ${++changes} times.`
  const system = { name: 'Shop', changes: [{ label: 'Rename it', run }], stop: async () => undefined }
  const { address, stop } = await startSystemsPage([system], PORTAL)
  const press = async (change: string) =>
    (await fetch(address, { method: 'POST', body: new URLSearchParams({ change }) })).text()
  expect(await (await fetch(address)).text()).toContain('>Rename it</button>')
  expect(await press('Rename it')).toContain('Changed 1 times.')
  await press('Remove it')
  await stop()
  expect(changes).toBe(1)
})

it('shows the address, the key and the documentation of the CRM, which work', async () => {
  const crm = await startDemoCrm(() => NOW, new URL(`${PORTAL}/authorise/custom/callback`))
  const { address, stop } = await startSystemsPage([crm], PORTAL)
  const page = await (await fetch(address)).text()
  const shown = (label: string) => new RegExp(`${label}: <code>(.*?)</code>`).exec(page)?.[1] ?? ''
  const response = await fetch(new URL('account', shown('Address')), {
    headers: { authorization: `Bearer ${shown('API key')}` },
  })
  const [, link = ''] = /href="(.*?)"/.exec(page) ?? []
  const documentation = await fetch(link)
  const token = await fetch(new URL('/oauth/token', shown('Address')), {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${shown('Client id')}:${shown('Client secret')}`)}` },
  })
  const refusal = await token.json()
  await stop()
  await crm.stop()
  expect(response.status).toBe(200)
  expect(documentation.status).toBe(200)
  // The client is known, but it has sent no code.
  expect(refusal).toEqual({ error: 'invalid_grant' })
})
