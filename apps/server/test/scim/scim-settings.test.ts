import { tokenLimits } from '@tributary/domain'
import { createScimToken, getScimProvisioning, revokeToken, stepUp, switchScim } from '@tributary/sdk'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { emailOf } from '../support/backend.ts'
import { auditOf } from '../support/connector-world.ts'
import { mailsOf } from '../support/outbox.ts'
import {
  GROUP,
  newUser,
  patchOf,
  type ScimWorld,
  scimWorld,
  type TestDirectory,
} from '../support/scim-world.ts'
import { statusOf } from '../support/sdk-client.ts'

const PIA = 'pia@new.example'

let world: ScimWorld
let scim: TestDirectory
beforeAll(async () => {
  world = await scimWorld()
})
beforeEach(async () => {
  const { db } = world.backend.storage
  for (const table of ['outbox', 'scim_settings', 'scim_failures', 'scim_users', 'api_tokens'] as const)
    await db.deleteFrom(table).execute()
  await db.deleteFrom('users').where('email', '=', PIA).execute()
  await db.deleteFrom('security_groups').where('name', '=', 'Planners').execute()
  // Successful requests are noted once a minute.
  world.backend.clock.advance(61)
  await Promise.all(
    (['sue', 'olga'] as const).map((name) =>
      stepUp(world.as(name), { body: { password: 'Horse-7-battery' } }),
    ),
  )
  scim = await world.newDirectory()
})
afterAll(() => world.backend.close())

const at = () => ({ params: { orgId: world.acme } })
const read = () => getScimProvisioning(world.as('olga'), at())
const turn = (active: boolean) => switchScim(world.as('olga'), { ...at(), body: { active } })
const newToken = async (replaces: string | number | null = null, named: { name?: string } = {}) =>
  (await createScimToken(world.as('olga'), { ...at(), body: { days: 30, replaces, ...named } })).data
const directoryOf = ({ secret }: { secret: string }) => world.directoryWith(`Bearer ${secret}`)

describe('switching SCIM off', () => {
  it('refuses the next request, and switching it on accepts it again', async () => {
    expect((await scim('GET', '/Users')).statusCode).toBe(200)
    await turn(false)
    const refused = await scim('GET', '/Users')
    expect([refused.statusCode, refused.json().detail]).toEqual([
      403,
      'SCIM is switched off for this organisation. An administrator turns it on in Admin → Sign-in.',
    ])
    expect((await scim('POST', '/Users', newUser(PIA))).statusCode).toBe(403)
    await turn(true)
    expect((await scim('POST', '/Users', newUser(PIA))).statusCode).toBe(201)
  })

  it('is audited, and mailed to the administrators once', async () => {
    await turn(false)
    await turn(false)
    expect((await auditOf(world.backend, world.acme)).at(-1)).toMatchObject({
      action: 'scim.disabled',
      detail: { 'after.active': false },
    })
    const changes = await mailsOf(world.backend, emailOf('olga'), 'sign-in-changed')
    expect(changes.map(({ change }) => change)).toEqual(['scim-on', 'scim-off'])
  })

  it('concerns one organisation', async () => {
    const birch = await world.newDirectory({ organisationId: world.birch, by: 'olga' })
    await turn(false)
    expect((await birch('GET', '/Users')).statusCode).toBe(200)
  })
})

describe('a token for a directory', () => {
  it('turns SCIM on if it is the first, and works in its organisation only', async () => {
    const [before] = (await read()).tokens
    await revokeToken(world.as('olga'), { params: { id: String(before?.id) }, query: { orgId: world.acme } })
    await turn(false)
    const token = await newToken()
    expect(token).toMatchObject({
      name: 'SCIM',
      scope: 'administer',
      owner: { name: 'SCIM', isService: true },
    })
    expect(await read()).toMatchObject({ active: true, tokens: [{ hint: token.secret.slice(-4) }] })
    expect((await directoryOf(token)('POST', '/Users', newUser(PIA))).statusCode).toBe(201)
    expect((await getScimProvisioning(world.as('olga'), { params: { orgId: world.birch } })).tokens).toEqual(
      [],
    )
  })

  it('revokes the one it replaces, and belongs to the same service account', async () => {
    const first = await newToken()
    const second = await newToken(first.id)
    expect(second.owner).toEqual(first.owner)
    expect((await directoryOf(first)('GET', '/Users')).statusCode).toBe(401)
    expect((await directoryOf(second)('GET', '/Users')).statusCode).toBe(200)
    expect(JSON.stringify(await read())).not.toContain(second.secret)
  })

  it('has the name that was entered, in the list, the audit log and the mail', async () => {
    const first = await newToken(null, { name: '  Entra ID  ' })
    expect((await read()).tokens.map(({ name }) => name).toSorted()).toEqual(['Entra ID', 'SCIM'])
    expect(await newToken(first.id)).toMatchObject({ name: 'Entra ID' })
    const okta = await newToken(null, { name: 'Okta' })
    expect(okta).toMatchObject({ name: 'Okta' })
    expect((await auditOf(world.backend, String(okta.id))).at(-1)).toMatchObject({
      action: 'tokens.created',
      detail: { 'after.name': 'Okta' },
    })
    const mails = await mailsOf(world.backend, emailOf('olga'), 'sign-in-changed')
    const names = mails.filter(({ change }) => change === 'scim-token').map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['Entra ID', 'Okta']))
  })

  it('is refused when the service account has as many as allowed', async () => {
    await newToken()
    for (let made = 1; made < tokenLimits.perOwner; made += 1) await newToken()
    expect(await statusOf(newToken())).toBe(409)
  })

  it('cannot replace a token of another organisation', async () => {
    await world.newDirectory({ organisationId: world.birch, by: 'olga' })
    const [other] = (await getScimProvisioning(world.as('olga'), { params: { orgId: world.birch } })).tokens
    expect(await statusOf(newToken(other?.id))).toBe(404)
    expect((await read()).tokens).toHaveLength(1)
  })
})

describe('what a directory does', () => {
  it('is shown with the last request, the managed users and the groups', async () => {
    const { id } = (await scim('POST', '/Users', newUser(PIA))).json()
    const group = { schemas: [GROUP], displayName: 'Planners', externalId: 'g-1', members: [{ value: id }] }
    await scim('POST', '/Groups', group)
    expect(await read()).toMatchObject({
      address: 'https://portal.example/scim/v2',
      active: true,
      lastRequest: { at: world.backend.clock.now, action: 'create', resource: 'user', status: 201 },
      failures: [],
      users: 1,
      groups: 1,
      mappings: [{ name: 'Planners', externalId: 'g-1', members: 1, created: true }],
    })
  })

  it('is shown for a group that an administrator has created and the directory fills', async () => {
    const { db } = world.backend.storage
    const { id } = (await scim('POST', '/Users', newUser(PIA))).json()
    const group = (await scim('POST', '/Groups', { schemas: [GROUP], displayName: 'Planners' })).json()
    await db.deleteFrom('scim_groups').where('group_id', '=', group.id).execute()
    expect((await read()).mappings).toEqual([])
    await scim(
      'PATCH',
      `/Groups/${group.id}`,
      patchOf({ op: 'add', path: 'members', value: [{ value: id }] }),
    )
    expect(await read()).toMatchObject({
      groups: 1,
      mappings: [{ name: 'Planners', externalId: null, members: 1, created: false }],
    })
  })

  it('is noted in words if it fails, equal failures once', async () => {
    const { id } = (await scim('POST', '/Users', newUser(PIA))).json()
    for (const _ of [1, 2]) await scim('POST', '/Users', newUser(PIA))
    await scim('PATCH', `/Users/${id}`, patchOf({ op: 'replace', path: 'userName', value: 'no' }))
    const failures = (await read()).failures.map(({ action, subject, status, count }) => [
      ...[action, subject, status, count],
    ])
    expect(failures.toSorted()).toEqual([
      ['change', PIA, 400, 1],
      ['create', PIA, 409, 2],
    ])
    expect((await read()).failures.every(({ reason }) => reason.length > 10)).toBe(true)
    expect((await read()).lastRequest?.status).toBe(400)
  })

  it('is noted with the reason if its token has expired or was revoked, in its organisation only', async () => {
    const [revoked, expired] = [await newToken(), await newToken()]
    await revokeToken(world.as('olga'), { params: { id: String(revoked.id) }, query: { orgId: world.acme } })
    await world.backend.storage.db
      .updateTable('api_tokens')
      .set({ expires_at: world.backend.clock.now })
      .where('id', '=', String(expired.id))
      .execute()
    for (const token of [revoked, expired])
      expect((await directoryOf(token)('POST', '/Users', newUser(PIA))).statusCode).toBe(401)
    const unknown = { secret: `${revoked.secret.slice(0, -4)}aaaa` }
    expect((await directoryOf(unknown)('GET', '/Users')).statusCode).toBe(401)
    const { failures, lastRequest } = await read()
    expect(failures).toMatchObject([
      {
        ...{ action: 'create', resource: 'user', status: 401, count: 2 },
        reason: 'This API token is not valid. It may have expired or been revoked.',
      },
    ])
    expect(lastRequest?.status).toBe(401)
    const elsewhere = await getScimProvisioning(world.as('olga'), { params: { orgId: world.birch } })
    expect([elsewhere.failures, elsewhere.lastRequest]).toEqual([[], null])
  })

  it('is kept for the last 20 failures, of this organisation only', async () => {
    for (let number = 1; number <= 25; number += 1) {
      world.backend.clock.advance(61)
      await scim('POST', '/Users', newUser(`no address ${number}`))
    }
    const { failures } = await read()
    expect(failures).toHaveLength(20)
    expect(failures[0]?.subject).toBe('no address 25')
    const elsewhere = await getScimProvisioning(world.as('olga'), { params: { orgId: world.birch } })
    expect([elsewhere.failures, elsewhere.lastRequest]).toEqual([[], null])
  })
})
