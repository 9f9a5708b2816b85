import { demoToken } from '@tributary/fakes/demo-data/xero2sql'
import {
  getXero2SqlCredentials,
  getXeroToken,
  linkUserToXero2SqlProduct,
  listMyXero2SqlProducts,
  listXero2SqlUsers,
  listXeroTokens,
  saveTokenCredentials,
  saveXero2SqlCredentials,
  startXero2SqlSync,
  synchroniseTokenTables,
  unlinkUserFromXero2SqlProducts,
} from '@tributary/sdk'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Name, UNKNOWN_ID } from '../support/backend.ts'
import { acmeAs, clientOf, failureOf, newClient, statusOf } from '../support/sdk-client.ts'
import { startTargetBackend, type TargetBackend } from '../support/target-backend.ts'

let backend: TargetBackend
beforeAll(async () => {
  backend = await startTargetBackend()
})
afterAll(() => backend.close())
afterEach(() => {
  backend.target.reset()
  backend.timeouts.connectMs = 20_000
})

const token = { id: demoToken.xeroUserId }

async function productCalled(name: string, as: Name = 'olga') {
  const products = await listMyXero2SqlProducts(await clientOf(backend, as))
  const product = products.find(({ companyName }) => companyName === name)
  if (!product) throw new Error(`${as} has no product ${name}.`)
  return product
}
const traders = () => productCalled('Acme Traders Ltd')
const retail = () => productCalled('Acme Retail Ltd')

const tenantNamed = async (name: string) => {
  const { organisations } = await getXeroToken(await clientOf(backend, 'sue'), { params: token })
  const tenant = organisations.find((organisation) => organisation.name === name)
  if (!tenant) throw new Error(`The demo has no company ${name}.`)
  return tenant
}

const requestFor = (tenant: { id: string; name: string }, changed: object = {}) => ({
  tenantId: tenant.id,
  tenantName: tenant.name,
  credentials: { connector: 'mssql' as const, ...backend.credentials(changed) },
})

const detailsOf = async (action: string) => {
  const rows = await backend.storage.db
    .selectFrom('audit_log')
    .select('detail')
    .where('action', '=', action)
    .orderBy('id')
    .execute()
  return rows.map(({ detail }) => detail)
}

/** A company of an organisation that Olga and Una do not belong to. */
async function foreignProduct() {
  const organisation_id = await backend.idOf('organisations', 'Cedar & Co')
  const tenant = { organisation_id, tenant_id: 'cedar' }
  await backend.storage.db
    .insertInto('xero2sql_tenants')
    .values({ ...tenant, name: 'Cedar Ltd' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { id } = await backend.storage.db
    .insertInto('xero2sql_products')
    .values({ ...tenant, company_name: 'Cedar Ltd' })
    .onConflict((conflict) =>
      conflict.columns(['organisation_id', 'tenant_id']).doUpdateSet({ company_name: 'Cedar Ltd' }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

describe('the companies a user may sync [CALL-73]', () => {
  const namesFor = async (name: Name, query = {}) =>
    (await listMyXero2SqlProducts(await clientOf(backend, name), { query })).map(
      ({ companyName }) => companyName,
    )

  it('are all for levels 0 to 2, and the linked ones for others [XASSIGN-08]', async () => {
    expect(await namesFor('olga')).toEqual(['Acme Retail Ltd', 'Acme Traders Ltd'])
    expect(await namesFor('una')).toEqual(['Acme Traders Ltd'])
    expect(await namesFor('eli')).toEqual([])
  })

  it('are those of one organisation if it is named', async () => {
    await foreignProduct()
    const birch = await backend.idOf('organisations', 'Birch Ltd')
    const cedar = await backend.idOf('organisations', 'Cedar & Co')
    expect(await namesFor('olga', { orgId: birch })).toEqual([])
    expect(await namesFor('adam', { orgId: cedar })).toEqual(['Cedar Ltd'])
    expect(await namesFor('adam')).toContain('Cedar Ltd')
    expect(await statusOf(namesFor('olga', { orgId: cedar }))).toBe(403)
    expect(await statusOf(listMyXero2SqlProducts(newClient(backend)))).toBe(401)
  })

  it('show when they were last synced', async () => {
    expect((await traders()).lastTriggeredAt).toEqual(new Date('2026-11-20T07:00:00Z'))
    expect((await retail()).lastTriggeredAt).toBeNull()
  })
})

describe('starting a sync [CALL-77]', () => {
  beforeEach(async () => {
    await backend.storage.db.updateTable('xero2sql_products').set({ last_triggered_at: null }).execute()
  })
  const start = async (name: Name, id: string | number) =>
    startXero2SqlSync(await clientOf(backend, name), { params: { id } })

  it('records the time and the user', async () => {
    const { id } = await traders()
    expect(await start('una', id)).toEqual({ message: 'The sync was requested.' })
    expect((await traders()).lastTriggeredAt).toEqual(backend.clock.now)
    expect((await detailsOf('xero2sql.sync-requested')).at(-1)).toEqual({
      'before.lastTriggeredAt': null,
      'after.lastTriggeredAt': backend.clock.now.toISOString(),
    })
  })

  it('is refused until more than 15 minutes have passed [XSYNC-11, XSYNC-17]', async () => {
    const { id } = await traders()
    await start('una', id)
    const sentence = (minutes: number) =>
      `Please wait 15 minutes from last refresh. It has been ${minutes} minutes since Acme Traders Ltd was last refreshed.`
    expect(await failureOf(start('una', id))).toEqual([429, sentence(0)])
    backend.clock.advance(7 * 60 + 59)
    expect(await failureOf(start('olga', id))).toEqual([429, sentence(7)])
    backend.clock.advance(7 * 60 + 1)
    expect(await failureOf(start('una', id))).toEqual([429, sentence(15)])
    backend.clock.advance(1)
    expect(await statusOf(start('una', id))).toBeUndefined()
  })

  it('returns 429 with the time to wait', async () => {
    const una = await backend.as('una')
    const { id } = await traders()
    const path = `/xero2sqlproducts/${id}/incremental`
    expect((await una.call('POST', path)).json()).toEqual({
      statusCode: 200,
      message: 'The sync was requested.',
    })
    backend.clock.advance(60)
    const refused = await una.call('POST', path)
    expect(refused.headers['retry-after']).toBe('841')
    expect(refused.json()).toMatchObject({ statusCode: 429 })
  })

  it('happens once for two simultaneous requests', async () => {
    const { id } = await traders()
    const [una, olga] = [await backend.as('una'), await backend.as('olga')]
    const asked = [una, olga, una, olga].map((who) => who.call('POST', `/xero2sqlproducts/${id}/incremental`))
    const statuses = (await Promise.all(asked)).map(({ statusCode }) => statusCode)
    expect(statuses.toSorted()).toEqual([200, 429, 429, 429])
  })

  it('is allowed for linked users and returns 404 to others', async () => {
    const linked = (await traders()).id
    const unlinked = (await retail()).id
    expect(await statusOf(start('una', unlinked))).toBe(404)
    expect(await statusOf(start('eli', linked))).toBe(404)
    for (const id of [await foreignProduct(), UNKNOWN_ID, 'no-id'])
      expect(await statusOf(start('olga', id)), id).toBe(404)
    expect(await statusOf(startXero2SqlSync(newClient(backend), { params: { id: linked } }))).toBe(401)
  })
})

describe('the target database of a company [CALL-78, CALL-79]', () => {
  const read = async (name: Name, id: string | number) =>
    getXero2SqlCredentials(await clientOf(backend, name), { params: { id } })
  const save = async (name: Name, id: string | number, body: ReturnType<typeof requestFor>) =>
    saveXero2SqlCredentials(await clientOf(backend, name), { params: { id }, body })

  it('is returned without the password, or as null', async () => {
    expect(await read('una', (await traders()).id)).toEqual({
      id: (await tenantNamed('Acme Traders Ltd')).id,
      name: 'Acme Traders Ltd',
      credentials: {
        connector: 'mssql',
        host: 'sql.acme-traders.example',
        database: 'figures',
        schema: 'xero',
        user: 'acme_sync',
      },
    })
    expect((await read('olga', (await retail()).id)).credentials).toBeNull()
  })

  it('is stored sealed and is visible from the authorisation as well', async () => {
    const { id } = await retail()
    const tenant = await tenantNamed('Acme Retail Ltd')
    const answer = await save('olga', id, requestFor(tenant, { password: 'retail-canary-3' }))
    const { password: _, ...place } = backend.credentials()
    expect(answer).toEqual({
      message: 'The database was saved.',
      data: { id: tenant.id, name: 'Acme Retail Ltd', credentials: { connector: 'mssql', ...place } },
    })
    expect((await tenantNamed('Acme Retail Ltd')).credentials).toEqual(place)
    const kept = await backend.storage.db.selectFrom('xero2sql_tenants').selectAll().execute()
    const said = [kept, backend.log, await detailsOf('xero2sql.credentials-saved')]
    expect(JSON.stringify(said)).not.toContain('retail-canary-3')
    expect((await detailsOf('xero2sql.credentials-saved')).at(-1)).toMatchObject({
      'before.name': 'Acme Retail Ltd',
      'after.host': place.host,
      'after.passwordChanged': true,
    })
  })

  it('cannot change the company or its name', async () => {
    const { id } = await retail()
    const tenant = await tenantNamed('Acme Retail Ltd')
    expect(await failureOf(save('olga', id, requestFor(await tenantNamed('Acme Traders Ltd'))))).toEqual([
      400,
      'The company in the body does not match the URL.',
    ])
    expect(await failureOf(save('olga', id, requestFor({ ...tenant, name: 'Mine' })))).toEqual([
      400,
      'The name of the company cannot be changed here.',
    ])
  })

  it.each([
    ['a blank host', { host: ' ' }, 'Host is required. Please enter your database host address.'],
    ['a blank password', { password: ' ' }, 'Password is required. Please enter your database password.'],
    ['a host that cannot be one', { host: 'a/b' }, expect.stringContaining('The host must look like')],
  ])('is refused with %s', async (_, changed, sentence) => {
    const body = requestFor(await tenantNamed('Acme Retail Ltd'), changed)
    expect(await failureOf(save('olga', (await retail()).id, body))).toEqual([400, sentence])
  })

  it.each([
    ['nothing', {}],
    ['another connector', { connector: 'mysql' }],
    ['a password too many', { passwordAgain: 'x' }],
  ])('is refused if malformed: %s', async (_, changed) => {
    const { tenantId, tenantName, credentials } = requestFor(await tenantNamed('Acme Retail Ltd'))
    const creds = Object.keys(changed).length > 0 ? { ...credentials, ...changed } : undefined
    const path = `/xero2sqlproducts/${(await retail()).id}/database-credentials`
    const answer = await (await backend.as('olga')).call('POST', path, {
      body: { tenantId, tenantName, creds },
    })
    expect(answer.statusCode).toBe(400)
  })

  it('returns 404 to users who are not linked', async () => {
    const { id } = await retail()
    const body = requestFor(await tenantNamed('Acme Retail Ltd'))
    expect(await statusOf(read('una', id))).toBe(404)
    expect(await statusOf(save('una', id, body))).toBe(404)
    expect(await statusOf(read('olga', await foreignProduct()))).toBe(404)
    expect(await statusOf(getXero2SqlCredentials(newClient(backend), { params: { id } }))).toBe(401)
  })
})

describe('the assignments of users to companies [CALL-74, CALL-75, CALL-76]', () => {
  const assigned = async () => {
    const { client, orgId } = await acmeAs(backend, 'olga')
    const users = await listXero2SqlUsers(client, { query: { orgId } })
    return Object.fromEntries(
      users.map(({ firstName, xero2SqlProducts }) => [
        firstName,
        xero2SqlProducts.map((one) => one.companyName),
      ]),
    )
  }
  const link = async (userId: string, productId: string | number, as: Name = 'olga') =>
    linkUserToXero2SqlProduct(await clientOf(backend, as), {
      params: { id: userId },
      body: { xero2SqlProductId: productId },
    })
  const unlink = async (userId: string, as: Name = 'olga') =>
    unlinkUserFromXero2SqlProducts(await clientOf(backend, as), { params: { id: userId } })

  it('are listed for every member, sorted by first name', async () => {
    expect(await assigned()).toEqual({ Adam: [], Eli: [], Olga: [], Sue: [], Una: ['Acme Traders Ltd'] })
  })

  it('are added idempotently and removed all together', async () => {
    const eli = await backend.idOf('users', 'Eli')
    const { id } = await retail()
    expect(await link(eli, id)).toMatchObject({
      message: 'The company was assigned.',
      data: {
        firstName: 'Eli',
        role: { name: 'ExcelUser' },
        status: { name: 'active' },
        xero2SqlProducts: [{ id, companyName: 'Acme Retail Ltd' }],
      },
    })
    await link(eli, id)
    await link(eli, (await traders()).id)
    expect((await assigned()).Eli).toEqual(['Acme Retail Ltd', 'Acme Traders Ltd'])
    expect(await detailsOf('xero2sql.user-assigned')).toHaveLength(2)
    expect((await productCalled('Acme Retail Ltd', 'eli')).id).toBe(id)
    expect((await unlink(eli)).data.xero2SqlProducts).toEqual([])
    expect((await assigned()).Eli).toEqual([])
    expect(await detailsOf('xero2sql.user-unassigned')).toHaveLength(2)
    expect((await assigned()).Una).toEqual(['Acme Traders Ltd'])
  })

  it('are removed only if they match, in the named organisation [XASSIGN-06, XASSIGN-08]', async () => {
    const { client, orgId } = await acmeAs(backend, 'olga')
    const params = { id: await backend.idOf('users', 'Eli') }
    const [first, second] = [(await retail()).id, (await traders()).id]
    await link(params.id, first)
    await link(params.id, second)
    const end = (expected: (string | number)[], of = orgId) =>
      unlinkUserFromXero2SqlProducts(client, { params, query: { orgId: of }, body: { expected } })
    expect(await statusOf(end([first]))).toBe(409)
    expect(await statusOf(end([], await backend.idOf('organisations', 'Birch Ltd')))).toBe(404)
    expect((await assigned()).Eli).toHaveLength(2)
    await end([second, first])
    expect((await assigned()).Eli).toEqual([])
  })

  it('are added only if the others match, in the named organisation [CALL-75]', async () => {
    const { client, orgId } = await acmeAs(backend, 'olga')
    const params = { id: await backend.idOf('users', 'Eli') }
    const [first, second] = [(await retail()).id, (await traders()).id]
    const add = (xero2SqlProductId: string | number, expected: (string | number)[], of = orgId) =>
      linkUserToXero2SqlProduct(client, {
        ...{ params, query: { orgId: of } },
        body: { xero2SqlProductId, expected },
      })
    expect(await statusOf(add(first, [second]))).toBe(409)
    expect(await statusOf(add(first, [], await backend.idOf('organisations', 'Birch Ltd')))).toBe(400)
    await add(first, [])
    expect(await statusOf(add(second, []))).toBe(409)
    await add(second, [first])
    await unlink(params.id)
  })

  it('cannot cross organisations', async () => {
    const una = await backend.idOf('users', 'Una')
    const { id } = await retail()
    expect(await statusOf(link(una, await foreignProduct()))).toBe(404)
    expect(await statusOf(link(una, await foreignProduct(), 'adam'))).toBe(404)
    for (const unknown of [UNKNOWN_ID, 'no-id']) {
      expect(await statusOf(link(unknown, id))).toBe(404)
      expect(await statusOf(unlink(unknown))).toBe(404)
    }
  })

  it.each(['eli', 'una'] satisfies Name[])('are forbidden for %s', async (name) => {
    const { client, orgId } = await acmeAs(backend, name)
    const una = await backend.idOf('users', 'Una')
    expect(await statusOf(listXero2SqlUsers(client, { query: { orgId } }))).toBe(403)
    expect(await statusOf(link(una, (await retail()).id, name))).toBe(403)
    expect(await statusOf(unlink(una, name))).toBe(403)
    expect((await assigned()).Una).toEqual(['Acme Traders Ltd'])
  })

  it('are refused if malformed', async () => {
    const olga = await backend.as('olga')
    const una = await backend.idOf('users', 'Una')
    const cedar = await backend.idOf('organisations', 'Cedar & Co')
    const statuses = [
      await olga.call('POST', `/users/${una}/link-xero2sqlproduct`, { body: {} }),
      await olga.call('POST', `/users/${una}/link-xero2sqlproduct`, { body: { xero2SqlProductId: null } }),
      await olga.call('DELETE', `/users/${una}/xero2sqlproduct`, { body: { all: true } }),
      await olga.call('GET', '/users/xero2sqlproduct'),
      await olga.call('GET', `/users/xero2sqlproduct?orgId=${cedar}`),
      await backend.browser().call('GET', `/users/xero2sqlproduct?orgId=${cedar}`),
    ].map(({ statusCode }) => statusCode)
    expect(statuses).toEqual([400, 400, 400, 400, 403, 401])
  })
})

describe('authorisations at Xero [CALL-69, CALL-70, CALL-71]', () => {
  it('are returned with their companies, without passwords', async () => {
    const sue = await clientOf(backend, 'sue')
    expect(await listXeroTokens(sue)).toEqual([
      { email: 'accounts@acme-traders.example', xeroUserId: demoToken.xeroUserId },
    ])
    const { organisations, ...rest } = await getXeroToken(sue, { params: token })
    expect(rest).toEqual({ email: 'accounts@acme-traders.example', xeroUserId: demoToken.xeroUserId })
    expect(organisations.map(({ name }) => name)).toEqual(['Acme Retail Ltd', 'Acme Traders Ltd'])
    const answer = await (await backend.as('sue')).call('GET', `/token/${token.id}`)
    expect(answer.body).not.toContain('demo-figures-81c2')
    expect(answer.json().email).toEqual({ email: 'accounts@acme-traders.example' })
  })

  it('store a name and a database for one of their companies', async () => {
    const sue = await clientOf(backend, 'sue')
    const tenant = await tenantNamed('Acme Traders Ltd')
    const renamed = { ...tenant, name: 'Acme Traders Limited' }
    const { password: _, ...place } = backend.credentials()
    expect(await saveTokenCredentials(sue, { params: token, body: requestFor(renamed) })).toEqual({
      message: 'The database was saved.',
      data: { id: tenant.id, name: 'Acme Traders Limited', credentials: place },
    })
    await saveTokenCredentials(sue, { params: token, body: requestFor(tenant) })
    expect((await tenantNamed('Acme Traders Ltd')).credentials).toEqual(place)
  })

  it('return 404 if unknown, and reject companies of other authorisations', async () => {
    const sue = await clientOf(backend, 'sue')
    const body = requestFor({ id: 'cedar', name: 'Cedar Ltd' })
    expect(await failureOf(saveTokenCredentials(sue, { params: token, body }))).toEqual([
      400,
      'This authorisation does not include this company.',
    ])
    const unknown = { id: UNKNOWN_ID }
    expect(await statusOf(getXeroToken(sue, { params: unknown }))).toBe(404)
    expect(await statusOf(saveTokenCredentials(sue, { params: unknown, body }))).toBe(404)
    expect(await statusOf(synchroniseTokenTables(sue, { params: unknown }))).toBe(404)
  })

  it.each(['adam', 'olga', 'una'] satisfies Name[])('are forbidden for %s [TOKEN-10]', async (name) => {
    const client = await clientOf(backend, name)
    const body = requestFor({ id: 'x', name: 'x' })
    expect(await statusOf(listXeroTokens(client))).toBe(403)
    expect(await statusOf(getXeroToken(client, { params: token }))).toBe(403)
    expect(await statusOf(saveTokenCredentials(client, { params: token, body }))).toBe(403)
    expect(await statusOf(synchroniseTokenTables(client, { params: token }))).toBe(403)
    expect(await statusOf(listXeroTokens(newClient(backend)))).toBe(401)
  })

  it('are refused when malformed', async () => {
    const sue = await backend.as('sue')
    const answer = await sue.call('PATCH', `/token/${token.id}`, { body: { tenantId: 'x' } })
    expect(answer.statusCode).toBe(400)
  })
})

describe('synchronising the tables of an authorisation [CALL-72]', () => {
  const sync = async () => synchroniseTokenTables(await clientOf(backend, 'sue'), { params: token })
  const clearPlaces = () =>
    backend.storage.db
      .updateTable('xero2sql_tenants')
      .set({ host: null, database: null, schema: null, username: null, password_sealed: null })
      .execute()

  it('writes the structure into the database of each company that has one', async () => {
    const sue = await clientOf(backend, 'sue')
    await clearPlaces()
    for (const [name, schema] of [
      ['Acme Traders Ltd', 'acme'],
      ['Acme Retail Ltd', 'dbo'],
    ] as const) {
      const body = requestFor(await tenantNamed(name), { schema })
      await saveTokenCredentials(sue, { params: token, body })
    }
    expect(await sync()).toEqual({ message: 'The tables of 2 databases were synchronised.' })
    for (const schema of ['acme', 'dbo'])
      expect(
        backend.target.read(`select name from sqlite_master where name like '${schema}.excel_%'`),
      ).toHaveLength(14)
    const answer = await (await backend.as('sue')).call('GET', `/token/${token.id}/sync-tables`)
    expect(answer.json()).toEqual({
      statusCode: 200,
      message: 'The tables of 2 databases were synchronised.',
    })
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(await detailsOf('xero2sql.synchronised')).toHaveLength(4)
  })

  it('runs once at a time', async () => {
    expect((await Promise.all([statusOf(sync()), statusOf(sync())])).toSorted()).toEqual([409, undefined])
  })

  it.each([
    ['400', { number: 18456, message: 'Login failed.' }, 400],
    ['403', { number: 916, message: 'Not able to access.' }, 403],
    ['500', { number: 9002, message: 'Full.' }, 500],
    ['502', 'drop', 502],
    ['503', { number: 40613, message: 'Paused.' }, 503],
    ['504', 'silence', 504],
  ] as const)('ends with %s if a database does', async (_, fault, status) => {
    if (fault === 'silence') backend.timeouts.connectMs = 200
    backend.target.when(/login/, fault)
    expect(await statusOf(sync())).toBe(status)
  })

  it('requires a database', async () => {
    await clearPlaces()
    expect(await failureOf(sync())).toEqual([400, 'None of the companies has a database yet.'])
  })
})
