import { afterAll, beforeAll, expect, it } from 'vitest'
import { GROUP, type ScimWorld, scimWorld, USER } from '../support/scim-world.ts'

let world: ScimWorld
beforeAll(async () => {
  world = await scimWorld()
})
afterAll(() => world.backend.close())

it('describes what the server supports', async () => {
  expect((await world.scim('GET', '/ServiceProviderConfig')).json()).toMatchObject({
    patch: { supported: true },
    bulk: { supported: false },
    filter: { supported: true, maxResults: 200 },
    etag: { supported: true },
    authenticationSchemes: [{ type: 'oauthbearertoken' }],
  })
})

it('describes its resource types and schemas, together and one by one', async () => {
  const types = (await world.scim('GET', '/ResourceTypes')).json()
  expect(types.Resources.map((one: { schema: string }) => one.schema)).toEqual([USER, GROUP])
  expect((await world.scim('GET', '/ResourceTypes/User')).json()).toMatchObject({ endpoint: '/Users' })
  const { Resources } = (await world.scim('GET', '/Schemas')).json()
  for (const schema of Resources)
    expect((await world.scim('GET', `/Schemas/${schema.id}`)).json()).toEqual(schema)
  expect((await world.scim('GET', '/Schemas/other')).statusCode).toBe(404)
})

it('lists in the schema of a user every attribute that a user has', async () => {
  const { attributes } = (await world.scim('GET', `/Schemas/${USER}`)).json()
  const [user] = (await world.scim('GET', '/Users')).json().Resources
  const described = attributes.map((one: { name: string }) => one.name)
  expect(described).toEqual(
    expect.arrayContaining(Object.keys(user).filter((name) => !common.includes(name))),
  )
})
const common = ['schemas', 'id', 'externalId', 'meta']

it('returns a SCIM error, not the page of the portal, for an unknown address', async () => {
  for (const path of ['', '/', '/Bulk', '/Me', '/Users/a/b']) {
    const answer = await world.scim('GET', path, undefined, { accept: 'text/html' })
    expect([answer.statusCode, answer.json().status]).toEqual([404, '404'])
  }
})

it.each(['text/plain', 'application/xml'])('refuses a body of the type %s', async (type) => {
  const answer = await world.scim('POST', '/Users', { userName: 'a' }, { 'content-type': type })
  expect([answer.statusCode, answer.json().status]).toEqual([415, '415'])
})

it('refuses a body that is not an object, or is too large', async () => {
  expect((await world.scim('POST', '/Users', [])).json()).toMatchObject({ scimType: 'invalidSyntax' })
  const large = { userName: 'x'.repeat(1024 * 1024) }
  expect((await world.scim('POST', '/Users', large)).statusCode).toBe(413)
})
