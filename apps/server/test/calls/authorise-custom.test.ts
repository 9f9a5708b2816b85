import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Id } from '@tributary/domain'
import { disconnectConnector, getConnector, updateConnector, updateProperty } from '@tributary/sdk'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { offerAuthorisation } from '../../src/connectors/authorise/offer-authorisation.ts'
import { manageMessages } from '../../src/connectors/manage.messages.ts'
import { auditOf, fetchProperty } from '../support/connector-world.ts'
import { type CustomWorld, customWorld, harbourManifest } from '../support/custom-world.ts'
import { failureOf } from '../support/sdk-client.ts'

let world: CustomWorld
let birch: string
let source: string
beforeAll(async () => {
  world = await customWorld()
  ;({ birch } = world)
  source = await world.addSource('olga', birch)
})
afterAll(() => world.close())
beforeEach(() => world.backend.storage.db.deleteFrom('rate_counters').execute())

const managed = (query: string) => `303 /connectors/custom/manage?${query}`
const connectorNow = (id: Id) => getConnector(world.as('olga'), { params: { id } })
const needs = async (id: Id) => (await connectorNow(id)).needsAuthorisation
const start = (connectorId?: Id, type = 'custom') =>
  world.ask('olga', type, birch, connectorId === undefined ? {} : { connectorId })
const messageOf = async (answer: ReturnType<typeof start>) => {
  const { statusCode, body } = await answer
  return [statusCode, JSON.parse(body).message]
}

let named = 0
const newConnector = (of = source) => world.connect('olga', birch, of, `Harbour ${++named}`)

describe('a connector of a custom source', () => {
  it('needs an authorisation until its user has allowed access', async () => {
    const id = await newConnector()
    expect(await needs(id)).toBe(true)
    expect(await world.authorise('olga', birch, id)).toBe(managed('authorised=1'))
    expect(await connectorNow(id)).toMatchObject({
      needsAuthorisation: false,
      status: 'CONNECTED',
      authorisation: { account: 'Harbour', by: expect.stringMatching(/^Olga /), refusedAt: null },
    })
    expect((await auditOf(world.backend, id)).at(-1)).toMatchObject({
      action: 'connector.authorised',
      detail: { 'after.account': 'Harbour' },
    })
  })

  it('is the only one that its authorisation connects', async () => {
    const [one, other] = [await newConnector(), await newConnector()]
    const before = await world.backend.storage.db.selectFrom('connectors').select('id').execute()
    await world.authorise('olga', birch, one)
    expect([await needs(one), await needs(other)]).toEqual([false, true])
    const after = await world.backend.storage.db.selectFrom('connectors').select('id').execute()
    expect(after).toHaveLength(before.length)
  })

  it('needs none if its source has a key', async () => {
    const text = harbourManifest(world.crm, 'Harbour key').replace(
      /authentication:\n( {2}.*\n)+/,
      "authentication: { kind: bearer, token: '{clientSecret}' }\n",
    )
    const id = await newConnector(await world.addSource('olga', birch, text))
    expect(await needs(id)).toBe(false)
    const { name } = await connectorNow(id)
    expect(await messageOf(start(id))).toEqual([400, manageMessages.authorise.notNeeded(name)])
  })

  it('needs one from the version of its source that requires it', async () => {
    const text = harbourManifest(world.crm, 'Harbour later')
    const open = text.replace(/authentication:\n( {2}.*\n)+/, 'authentication: { kind: none }\n')
    const later = await world.addSource('olga', birch, open)
    const id = await newConnector(later)
    expect(await needs(id)).toBe(false)
    await world.saveSource('olga', birch, later, text)
    expect(await needs(id)).toBe(true)
  })

  it('reads with its token, which is renewed with the client’s secret', async () => {
    const id = await newConnector()
    await world.authorise('olga', birch, id)
    const first = await world.tokenOf(birch, id)
    expect(await world.tokenOf(birch, id)).toEqual(first)
    world.expireTokens()
    const [one, two] = await Promise.all([world.tokenOf(birch, id), world.tokenOf(birch, id)])
    expect(one.accessToken).not.toBe(first.accessToken)
    expect(two).toEqual(one)
    const headers = { authorization: `Bearer ${one.accessToken}` }
    expect((await fetch(`${world.crm.base}contacts`, { headers })).status).toBe(200)
    const again = await world.tokenOf(birch, id, one.accessToken)
    expect(again.accessToken).not.toBe(one.accessToken)
  })

  it('tests its connection with the token', async () => {
    const id = await newConnector()
    const olga = await world.browserOf('olga')
    const test = async () =>
      (
        await olga.call('POST', `/business2cloud/clients/${birch}/connectors/test`, {
          body: {
            SourceConnectorId: (await connectorNow(id)).sourceConnectorId,
            ClientConnectorId: id,
            Properties: [
              { Name: 'custom.source', Value: source },
              { Name: 'custom.setting.clientId', Value: 'tributary' },
              { Name: 'custom.secret.clientSecret', Value: '' },
            ],
          },
        })
      ).body
    expect(await test()).toContain('This connector is not authorised yet.')
    await world.authorise('olga', birch, id)
    expect(await test()).toContain('1 table is read.')
  })

  it('is refused once the CRM has withdrawn the grant, and can be authorised again', async () => {
    const id = await newConnector()
    await world.authorise('olga', birch, id)
    world.crm.authorisation?.tokens.forgetEverything()
    const refusedAt = world.expireTokens()
    await expect(world.tokenOf(birch, id)).rejects.toMatchObject({
      code: 'not-authorised',
      message: 'Harbour no longer accepts the authorisation of this connector. Authorise it again.',
    })
    expect(await connectorNow(id)).toMatchObject({
      needsAuthorisation: true,
      authorisation: { refusedAt },
    })
    expect(await world.authorise('olga', birch, id)).toBe(managed('authorised=1'))
    expect((await world.tokenOf(birch, id)).accessToken).toBeTruthy()
  })

  it('is connected again by its authorisation only', async () => {
    const id = await newConnector()
    await world.authorise('olga', birch, id)
    const { key, clientKey } = await connectorNow(id)
    await disconnectConnector(world.as('olga'), { params: { clientKey, connectorKey: key } })
    expect(await needs(id)).toBe(true)
    await expect(world.tokenOf(birch, id)).rejects.toMatchObject({ code: 'not-authorised' })
    const connecting = updateConnector(world.as('olga'), {
      params: { orgId: birch, id },
      body: { status: 'CONNECTED' },
    })
    expect(await failureOf(connecting)).toEqual([409, manageMessages.authorise.reconnect('custom')])
    expect(await world.authorise('olga', birch, id)).toBe(managed('authorised=1'))
    expect(await connectorNow(id)).toMatchObject({ status: 'CONNECTED', needsAuthorisation: false })
  })
})

describe('an authorisation that fails', () => {
  it('names a wrong secret', async () => {
    const id = await world.connect('olga', birch, source, `Harbour ${++named}`, 'wrong')
    expect(await world.authorise('olga', birch, id)).toBe(managed('error=client_refused'))
    expect(await needs(id)).toBe(true)
  })

  it('was cancelled by the user', async () => {
    const sent = await world.leave('olga', birch, await newConnector())
    expect(await world.comeBack(await world.decideNot(sent), sent.cookie)).toBe(managed('error=unauthorised'))
  })

  it('lacks the connector, or one of a custom source', async () => {
    expect(await messageOf(start())).toEqual([400, manageMessages.authorise.whichConnector])
    const xero = await world.backend.idOf('connectors', 'Birch Ltd')
    expect((await start(xero)).statusCode).toBe(400)
    expect((await start('00000000-0000-4000-8000-000000000000')).statusCode).toBe(404)
    expect((await start('no-id')).statusCode).toBe(404)
  })

  it('lacks a setting', async () => {
    const id = await newConnector()
    await world.backend.storage.db
      .deleteFrom('connector_properties')
      .where('connector_id', '=', String(id))
      .where('name', '=', 'custom.setting.clientId')
      .execute()
    expect(await messageOf(start(id))).toEqual([400, expect.stringContaining('Client id')])
  })
})

it('authorises connectors of a source of the installation', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tributary-sources-'))
  const uri = 'http://127.0.0.1:9'
  writeFileSync(join(folder, 'harbour.yaml'), harbourManifest({ uri, base: `${uri}/api/` }))
  const installed = await customWorld({ SOURCE_MANIFESTS: folder })
  const { config, storage } = installed.backend
  await offerAuthorisation(storage.db, new Map(), config.installationSources)
  const id = await installed.connect('olga', installed.birch, 'file:harbour')
  expect((await getConnector(installed.as('olga'), { params: { id } })).needsAuthorisation).toBe(true)
  expect((await installed.leave('olga', installed.birch, id)).url.href).toContain(`${uri}/oauth/authorise?`)
  await installed.close()
})

it('keeps the grant while a changed secret is wrong', async () => {
  const id = await newConnector()
  await world.authorise('olga', birch, id)
  const params = { orgId: birch, connectorId: id }
  const { id: propertyId } = await fetchProperty(world.as('olga'), birch, id, 'custom.secret.clientSecret')
  const setSecret = (value: string) =>
    updateProperty(world.as('olga'), { params: { ...params, propertyId }, body: { value } })
  await setSecret('wrong')
  world.expireTokens()
  await expect(world.tokenOf(birch, id)).rejects.toMatchObject({ code: 'sign-in-refused' })
  await setSecret('harbour-secret-9f')
  expect((await world.tokenOf(birch, id)).accessToken).toBeTruthy()
})
