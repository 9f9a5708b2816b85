import type { Id } from '@tributary/domain'
import { mailchimpAccounts } from '@tributary/fakes/account-providers/demo-accounts'
import { getConnector, listConnectors, listProperties, updateProperty } from '@tributary/sdk'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { authoriseSettings } from '../../src/connectors/authorise/authorise-settings.ts'
import { configuredAccountProviders } from '../../src/connectors/authorise/configured-account-providers.ts'
import { freshToken } from '../../src/connectors/authorise/fresh-token.ts'
import { offerAuthorisation } from '../../src/connectors/authorise/offer-authorisation.ts'
import { manageMessages } from '../../src/connectors/manage.messages.ts'
import { createSecretBox } from '../../src/storage/secret-box.ts'
import { type AuthoriseWorld, authoriseWorld } from '../support/authorise-world.ts'
import { addConnector, connectorWorld, fetchProperty } from '../support/connector-world.ts'
import { failureOf } from '../support/sdk-client.ts'

let world: AuthoriseWorld
beforeAll(async () => {
  world = await authoriseWorld()
  await offerAuthorisation(world.backend.storage.db, services().accountProviders)
})
afterAll(() => world.close())
afterEach(() => {
  world.providers.trouble.status = undefined
})

const [garden] = mailchimpAccounts
const managed = (query: string) => `303 /connectors/mailchimp/manage?${query}`
const birchConnector = async () =>
  (await listConnectors(world.as('olga'), { params: { orgId: world.birch, connectorId: 'mailchimp' } }))[0]

const YEAR_MS = 365 * 24 * 60 * 60_000

const services = (laterMs = 0) => {
  const { storage, config, clock } = world.backend
  const authorise = authoriseSettings(world.providers.variables)
  return {
    config,
    storage,
    secretBox: createSecretBox(config.encryptionKey),
    clock: () => new Date(clock.now.getTime() + laterMs),
    accountProviders: configuredAccountProviders({ ...config, authorise }),
  }
}

it('sends the browser to Mailchimp without scopes and PKCE [CALL-23]', async () => {
  const { url } = await world.leave('olga', 'mailchimp', world.birch)
  expect(url.pathname).toBe('/mailchimp/oauth2/authorize')
  expect([...url.searchParams.keys()].toSorted()).toEqual([
    'client_id',
    'redirect_uri',
    'response_type',
    'state',
  ])
})

it('takes the data centre and the user id from the metadata [CALL-112, CPROP-09]', async () => {
  expect(await world.roundTrip('olga', 'mailchimp', world.birch, garden?.id ?? '')).toBe(
    managed('authorised=1'),
  )
  const made = await birchConnector()
  expect(made?.name).toBe('Birch Garden Centre')
  const params = { orgId: world.birch, connectorId: made?.id ?? '' }
  const properties = await listProperties(world.as('olga'), { params })
  expect(properties.map(({ name, value }) => [name, value])).toEqual([
    ['mailchimp.dataCenter', 'us21'],
    ['mailchimp.userId', garden?.id],
    ['portal.user', ''],
  ])
})

it('keeps the account of the authorisation, which no other organisation can have [ERR-19]', async () => {
  expect(await world.roundTrip('adam', 'mailchimp', world.cedar, garden?.id ?? '')).toBe(
    managed('error=connector_exists'),
  )
  const connectorId = (await birchConnector())?.id ?? ''
  const { id: propertyId } = await fetchProperty(
    world.as('olga'),
    world.birch,
    connectorId,
    'mailchimp.userId',
  )
  const params = { orgId: world.birch, connectorId, propertyId }
  expect(await failureOf(updateProperty(world.as('olga'), { params, body: { value: 'other' } }))).toEqual([
    409,
    manageMessages.authorise.otherAccount('mailchimp.userId', garden?.id ?? ''),
  ])
})

it('uses the access token for years without a renewal, until Mailchimp refuses it', async () => {
  const made = await birchConnector()
  const place = { organisationId: world.birch, connectorId: String(made?.id) }
  const first = await freshToken(services(), place)
  expect(await freshToken(services(5 * YEAR_MS), place)).toEqual(first)
  expect(first).toMatchObject({ account: garden?.id, scope: null })
  await expect(freshToken(services(), place, { rejected: first.accessToken })).rejects.toMatchObject({
    code: 'not-authorised',
    forbidden: true,
  })
  await expect(freshToken(services(), place)).rejects.toMatchObject({ code: 'not-authorised' })
})

it('reports a cancelled authorisation', async () => {
  expect(await world.roundTrip('olga', 'mailchimp', world.birch)).toBe(managed('error=unauthorised'))
})

it.each([
  ['refuses the token', () => world.providers.mailchimp.tokens.forgetEverything()],
  [
    'is unreachable',
    () => {
      world.providers.trouble.status = 502
    },
  ],
])('connects nothing if the metadata %s', async (_, fail) => {
  const sent = await world.leave('olga', 'mailchimp', world.birch)
  const back = await world.decide(sent, garden?.id ?? '')
  const { issueAccess } = world.providers.mailchimp
  world.providers.mailchimp.issueAccess = (asked) => {
    const said = issueAccess(asked)
    fail()
    return said
  }
  expect(await world.comeBack(back, sent.cookie)).toBe(managed('error=unknown'))
  world.providers.mailchimp.issueAccess = issueAccess
})

it('sends no token to a data centre that is not one', async () => {
  const account = world.providers.mailchimp.accounts.find(({ id }) => id === garden?.id)
  if (!account) throw new Error('The fake has no such account')
  account.dataCentre = 'us21.evil.example/'
  expect(await world.roundTrip('olga', 'mailchimp', world.birch, garden?.id ?? '')).toBe(
    managed('error=unknown'),
  )
  account.dataCentre = 'us21'
})

it('is connected with an API key where the server has no application at Mailchimp', async () => {
  const plain = await connectorWorld({})
  const orgId = plain.acme
  const settings = { 'mailchimp.dataCenter': 'us6', 'mailchimp.userId': 'a1', 'mailchimp.apiKey': 'key-us6' }
  const id = await addConnector(plain.as('olga'), orgId, { name: 'List', type: 'mailchimp', settings })
  const olga = await plain.backend.as('olga')
  expect((await olga.call('POST', `/authorise/mailchimp?state=${orgId}`)).json().message).toBe(
    'Mailchimp is connected with its settings and needs no authorisation.',
  )
  expect((await getConnector(plain.as('olga'), { params: { id } })).needsAuthorisation).toBe(false)
  await plain.backend.close()
})

it('needs no authorisation with an API key, also where the server has an application', async () => {
  const settings = { 'mailchimp.dataCenter': 'us6', 'mailchimp.userId': 'a1' }
  const add = (name: string, more: object, userId: string) =>
    addConnector(world.as('olga'), world.acme, {
      name,
      type: 'mailchimp',
      settings: { ...settings, ...more, 'mailchimp.userId': userId },
    })
  const needs = async (id: Id) =>
    (await getConnector(world.as('olga'), { params: { id } })).needsAuthorisation
  expect(await needs(await add('With a key', { 'mailchimp.apiKey': 'key-us6' }, 'a1'))).toBe(false)
  expect(await needs(await add('Without', {}, 'a2'))).toBe(true)
})
