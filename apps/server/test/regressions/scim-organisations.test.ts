import { createOwnToken } from '@tributary/sdk'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  GROUP,
  newUser,
  patchOf,
  type ScimWorld,
  scimWorld,
  type TestDirectory,
} from '../support/scim-world.ts'

// A directory must reach no further than the users of one organisation, and never raise a role.

let world: ScimWorld
let scim: TestDirectory
let birch: TestDirectory
beforeEach(async () => {
  world = await scimWorld()
  scim = world.scim
  birch = await world.newDirectory({ organisationId: world.birch, by: 'olga' })
})
afterEach(() => world.backend.close())

const db = () => world.backend.storage.db
const rowOf = (id: string) =>
  db().selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const placesOf = async (id: string) =>
  (
    await db().selectFrom('user_organisations').select('organisation_id').where('user_id', '=', id).execute()
  ).map((row) => row.organisation_id)

/** A user of acme Traders and of Birch Ltd. */
async function sharedUser(): Promise<string> {
  const { id } = (await birch('POST', '/Users', newUser('shared@new.example'))).json()
  await db().insertInto('user_organisations').values({ organisation_id: world.acme, user_id: id }).execute()
  return id
}

describe('a directory', () => {
  it.each([
    ['no token', ''],
    ['an unknown token', 'Bearer trb_000000000000000000000000000000000000'],
    ['no bearer token', 'Basic dHJiXw=='],
  ])('is refused with %s, whatever the address', async (_, authorization) => {
    const directory = world.directoryWith(authorization)
    for (const path of ['/Users', '/Groups', '/Schemas', '/ServiceProviderConfig', '/other']) {
      const answer = await directory('GET', path)
      expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([401, 'Bearer realm="SCIM"'])
    }
  })

  it('is refused with the session of an administrator', async () => {
    const { accessToken } = await world.backend.as('olga')
    expect((await world.directoryWith(`Bearer ${accessToken}`)('GET', '/Users')).statusCode).toBe(401)
  })

  it('is refused with a token of a person', async () => {
    const body = { name: 'Own', scope: 'administer' as const, days: 30, organisationIds: [world.acme] }
    const { data } = await createOwnToken(world.as('olga'), { body })
    expect((await world.directoryWith(`Bearer ${data.secret}`)('GET', '/Users')).statusCode).toBe(403)
  })

  it.each([{ scope: 'read' }, { scope: 'refresh' }, { role: 'ExcelUser' }, { role: 'User' }] as const)(
    'is refused with a service account with %j',
    async (options) => {
      const weak = await world.newDirectory(options)
      expect((await weak('GET', '/Users')).statusCode).toBe(403)
      expect((await weak('POST', '/Users', newUser('pia@new.example'))).statusCode).toBe(403)
    },
  )
})

describe('the users and groups of another organisation', () => {
  it('cannot be listed, read, changed or deleted', async () => {
    const { id } = (await birch('POST', '/Users', newUser('pia@new.example'))).json()
    const group = (await birch('POST', '/Groups', { schemas: [GROUP], displayName: 'Birchers' })).json()
    const list = (await scim('GET', '/Users?filter=userName eq "pia@new.example"')).json()
    expect(list.totalResults).toBe(0)
    expect((await scim('GET', '/Groups')).body).not.toContain(group.id)
    const change = patchOf({ op: 'replace', path: 'active', value: false })
    for (const path of [`/Users/${id}`, `/Groups/${group.id}`]) {
      expect((await scim('GET', path)).statusCode).toBe(404)
      expect((await scim('PUT', path, newUser('eve@new.example'))).statusCode).toBe(404)
      expect((await scim('PATCH', path, change)).statusCode).toBe(404)
      expect((await scim('DELETE', path)).statusCode).toBe(404)
    }
    expect(await rowOf(id)).toMatchObject({ email: 'pia@new.example', status_id: 1 })
  })

  it('cannot be joined: an address with an account is refused, and the account stays as it is', async () => {
    const { id } = (await birch('POST', '/Users', newUser('pia@new.example'))).json()
    const before = await rowOf(id)
    const answer = await scim('POST', '/Users', newUser('pia@new.example', { name: { givenName: 'Eve' } }))
    expect([answer.statusCode, answer.json().scimType]).toEqual([409, 'uniqueness'])
    expect(await rowOf(id)).toEqual(before)
    expect(await placesOf(id)).toEqual([world.birch])
  })

  it('cannot become members of a group', async () => {
    const { id } = (await birch('POST', '/Users', newUser('pia@new.example'))).json()
    const group = { schemas: [GROUP], displayName: 'Planners', members: [{ value: id }] }
    expect((await scim('POST', '/Groups', group)).statusCode).toBe(400)
  })
})

describe('a user of several organisations', () => {
  it('keeps name, address and status', async () => {
    const id = await sharedUser()
    const before = await rowOf(id)
    const body = newUser('eve@new.example', {
      name: { givenName: 'Eve', familyName: 'Evil' },
      externalId: 'x',
    })
    const answer = await scim('PUT', `/Users/${id}`, body)
    expect(answer.json()).toMatchObject({ userName: 'shared@new.example', externalId: 'x' })
    expect(await rowOf(id)).toEqual(before)
    expect((await birch('GET', `/Users/${id}`)).json().externalId).toBeUndefined()
  })

  it('stays a member when another organisation has locked the account, until it is deactivated here', async () => {
    const id = await sharedUser()
    await db().updateTable('users').set({ status_id: 2 }).where('id', '=', id).execute()
    const change = (path: string, value: unknown) =>
      scim('PATCH', `/Users/${id}`, patchOf({ op: 'replace', path, value }))
    expect((await change('externalId', 'x')).json()).toMatchObject({ externalId: 'x', active: true })
    expect(await placesOf(id)).toContain(world.acme)
    expect((await change('active', false)).json().active).toBe(false)
    expect(await placesOf(id)).toEqual([world.birch])
    expect(await rowOf(id)).toMatchObject({ status_id: 2 })
  })

  it.each([
    [
      'deactivated',
      (id: string) => scim('PATCH', `/Users/${id}`, patchOf({ op: 'replace', path: 'active', value: false })),
    ],
    ['deleted', (id: string) => scim('DELETE', `/Users/${id}`)],
  ])('is only unlinked when %s', async (_, remove) => {
    const id = await sharedUser()
    const before = await rowOf(id)
    expect((await remove(id)).statusCode).toBeLessThan(300)
    expect(await rowOf(id)).toEqual(before)
    expect(await placesOf(id)).toEqual([world.birch])
    expect((await scim('GET', `/Users/${id}`)).statusCode).toBe(404)
    expect((await birch('GET', `/Users/${id}`)).json().active).toBe(true)
  })
})

describe('roles', () => {
  it('cannot be raised by a directory', async () => {
    const roles = { roles: [{ value: 'SuperAdmin', primary: true }], roleId: 1, role: 'SuperAdmin' }
    const { id } = (await scim('POST', '/Users', newUser('pia@new.example', roles))).json()
    const { role_id } = await rowOf(id)
    await scim('PUT', `/Users/${id}`, newUser('pia@new.example', roles))
    const set = (path: string, value: unknown) => ({ op: 'add', path, value })
    await scim(
      'PATCH',
      `/Users/${id}`,
      patchOf(set('roles', roles.roles), set('roleId', 1), set('role', 'Admin')),
    )
    const { name } = await db()
      .selectFrom('roles')
      .select('name')
      .where('id', '=', (await rowOf(id)).role_id)
      .executeTakeFirstOrThrow()
    expect([name, (await rowOf(id)).role_id]).toEqual(['User', role_id])
  })

  it('protect an administrator from a new address, by which a directory could take over the account', async () => {
    const { id } = (await scim('POST', '/Users', newUser('pia@new.example'))).json()
    const roleId = db().selectFrom('roles').select('id').where('name', '=', 'OrganisationAdmin')
    await db().updateTable('users').set({ role_id: roleId }).where('id', '=', id).execute()
    const change = patchOf({ op: 'replace', path: 'userName', value: 'eve@new.example' })
    expect((await scim('PATCH', `/Users/${id}`, change)).statusCode).toBe(403)
    expect(await rowOf(id)).toMatchObject({ email: 'pia@new.example' })
  })

  it.each(['Sue', 'Adam'])('protect %s, who administers every organisation', async (name) => {
    const id = await world.backend.idOf('users', name)
    const before = await rowOf(id)
    const off = patchOf({ op: 'replace', path: 'active', value: false })
    expect((await scim('PATCH', `/Users/${id}`, off)).statusCode).toBe(403)
    expect((await scim('DELETE', `/Users/${id}`)).statusCode).toBe(403)
    expect(await rowOf(id)).toEqual(before)
  })

  it('keep the last administrator of the organisation', async () => {
    const olga = await world.backend.idOf('users', 'Olga')
    const off = patchOf({ op: 'replace', path: 'active', value: false })
    const answer = await birch('PATCH', `/Users/${olga}`, off)
    expect([answer.statusCode, answer.json().detail]).toEqual([
      403,
      'At least one active administrator must stay in the organisation.',
    ])
    expect((await birch('DELETE', `/Users/${olga}`)).statusCode).toBe(403)
    expect(await placesOf(olga)).toContain(world.birch)
  })

  it('keep the last administrator when two are deleted at the same time', async () => {
    const olga = await world.backend.idOf('users', 'Olga')
    const { id } = (await birch('POST', '/Users', newUser('pia@new.example'))).json()
    const roleId = db().selectFrom('roles').select('id').where('name', '=', 'OrganisationAdmin')
    await db().updateTable('users').set({ role_id: roleId }).where('id', '=', id).execute()
    const answers = await Promise.all([olga, id].map((one) => birch('DELETE', `/Users/${one}`)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 403])
  })

  it('cannot be given to service accounts, which are not users of SCIM', async () => {
    const accounts = await db().selectFrom('users').select('id').where('kind', '=', 'service').execute()
    const { Resources } = (await scim('GET', '/Users')).json()
    const ids = Resources.map(({ id }: { id: string }) => id)
    for (const { id } of accounts) {
      expect(ids).not.toContain(id)
      expect((await scim('DELETE', `/Users/${id}`)).statusCode).toBe(404)
    }
  })
})
