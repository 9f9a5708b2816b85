import {
  acceptInvitation,
  type Client,
  invitePeople,
  listInvitations,
  listOrganisations,
  listUsers,
  openInvitation,
  resendInvitation,
  signIn,
  signUpWithInvitation,
  updateUser,
  withdrawInvitation,
} from '@tributary/sdk'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Backend, emailOf, type Name, startBackend } from '../support/backend.ts'
import { latestMail, mailsTo } from '../support/outbox.ts'
import { clientOf, failureOf, newClient, statusOf } from '../support/sdk-client.ts'

// An invitation is a key to an organisation: who may use it, how often, and for what.

let backend: Backend
let acme: string
let birch: string
const clients = new Map<Name, Client>()
beforeAll(async () => {
  backend = await startBackend()
  acme = await backend.idOf('organisations', 'acme Traders')
  birch = await backend.idOf('organisations', 'Birch Ltd')
  for (const name of ['sue', 'adam', 'olga', 'eli', 'una'] satisfies Name[])
    clients.set(name, await clientOf(backend, name))
})
afterAll(() => backend.close())

let round = 0
let address: string
beforeEach(async () => {
  round += 1
  address = `mia${round}@harbour.example`
  await backend.storage.db.deleteFrom('rate_counters').execute()
})

function as(name: Name): Client {
  const client = clients.get(name)
  if (!client) throw new Error(`${name} has not signed in.`)
  return client
}

const PASSWORD = 'Umbrella-9-otter'
const names = { firstName: 'Mia', lastName: 'Moore' }
const NOT_VALID = [403, 'This invitation is not valid any more. Ask for a new one.']
type Extra = { roleId?: number; groupIds?: string[]; connectorIds?: string[]; organisationId?: string }

const invite = async (by: Name, to = address, extra: Extra = {}) => {
  const body = { organisationId: acme, roleId: 5, people: [{ emailAddress: to }], ...extra }
  const { data } = await invitePeople(as(by), { body })
  return data[0]
}
const tokenOf = async (to = address) => (await latestMail(backend, to, 'invitation')).token
const invited = async (by: Name = 'olga', to = address, extra: Extra = {}) => {
  expect(await invite(by, to, extra)).toMatchObject({ outcome: 'invited' })
  return tokenOf(to)
}
const signUp = (token: string, password = PASSWORD) =>
  signUpWithInvitation(newClient(backend), { body: { token, ...names, password } })
const open = (token: string) => openInvitation(newClient(backend), { body: { token } })
const accept = (client: Client, token: string) => acceptInvitation(client, { body: { token } })
const acceptAsUna = (token: string) => accept(as('una'), token)
const membersOf = async (orgId: string) => listUsers(as('sue'), { query: { orgId } })
const member = async (email: string, orgId = acme) =>
  (await membersOf(orgId)).find(({ emailAddress }) => emailAddress === email)
const pending = async (email = address) =>
  (await listInvitations(as('olga'), { query: { orgId: acme } })).find((one) => one.emailAddress === email)
const removeFrom = async (name: Name, orgId: string) =>
  backend.storage.db
    .deleteFrom('user_organisations')
    .where('organisation_id', '=', orgId)
    .where('user_id', '=', await idOf(name))
    .execute()
const idOf = async (name: Name) =>
  (await membersOf(acme)).find(({ emailAddress }) => emailAddress === emailOf(name))?.id.toString() ?? ''

describe('an invitation', () => {
  it('makes no one a member before it is accepted', async () => {
    const token = await invited()
    expect(await member(address)).toBeUndefined()
    expect(await pending()).toMatchObject({ emailAddress: address, invitedBy: 'Olga Oak' })
    await signUp(token)
    expect(await member(address)).toMatchObject({ role: { name: 'User' }, firstName: 'Mia' })
    expect(await pending()).toBeUndefined()
    await signIn(newClient(backend), { emailAddress: address, password: PASSWORD })
  })

  it('gives everything that was prepared, and mails the administrator', async () => {
    const { db } = backend.storage
    const group = await db
      .insertInto('security_groups')
      .values({ organisation_id: acme, name: `G${round}`, name_key: `g${round}` })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id: connector } = await db
      .selectFrom('connectors')
      .select('id')
      .where('organisation_id', '=', acme)
      .where('status', '=', 'CONNECTED')
      .limit(1)
      .executeTakeFirstOrThrow()
    const prepared = { roleId: 4, groupIds: [group.id], connectorIds: [connector] }
    await signUp(await invited('olga', address, prepared))
    const mia = await member(address)
    expect(mia).toMatchObject({ role: { name: 'ExcelUser' } })
    expect(mia?.groups.map(({ id }) => id)).toEqual([group.id])
    expect(mia?.connectors.map(({ id }) => id)).toEqual([connector])
    expect(await latestMail(backend, emailOf('olga'), 'invitation-accepted')).toMatchObject({
      address,
      name: 'Mia Moore',
      companyName: 'acme Traders',
    })
    const actions = await db
      .selectFrom('audit_log')
      .select('action')
      .where('target', '=', String(mia?.id))
      .orderBy('id')
      .execute()
    expect(actions.map(({ action }) => action)).toEqual([
      'account.created',
      'invitations.accepted',
      'users.linked',
    ])
  })

  it('cannot prepare the groups or connectors of another organisation', async () => {
    const { id } = await backend.storage.db
      .insertInto('security_groups')
      .values({ organisation_id: birch, name: `B${round}`, name_key: `b${round}` })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect(await statusOf(invite('olga', address, { groupIds: [id] }))).toBe(404)
    expect(await statusOf(invite('olga', address, { connectorIds: [id] }))).toBe(404)
    expect(await pending()).toBeUndefined()
  })
})

describe('the token of an invitation', () => {
  it('works once', async () => {
    const token = await invited()
    await signUp(token)
    expect(await failureOf(open(token))).toEqual(NOT_VALID)
    expect(await failureOf(signUp(token))).toEqual(NOT_VALID)
    expect(await failureOf(accept(as('una'), token))).toEqual(NOT_VALID)
  })

  it('works once, also when it is used twice at the same time', async () => {
    const token = await invited()
    const results = await Promise.allSettled([signUp(token), signUp(token)])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await membersOf(acme)).filter(({ emailAddress }) => emailAddress === address)).toHaveLength(1)
  })

  it('does not work after the invitation was withdrawn or expired, or an unknown one, with one response', async () => {
    const withdrawn = await invited()
    const { id } = (await pending()) ?? { id: '' }
    await withdrawInvitation(as('olga'), { params: { id }, query: { orgId: acme } })
    const expired = await invited('olga', `old${address}`)
    await backend.storage.db
      .updateTable('invitations')
      .set({ expires_at: backend.clock.now })
      .where('email', '=', `old${address}`)
      .execute()
    for (const token of [withdrawn, expired, 'never-existed'])
      for (const use of [open, signUp, acceptAsUna]) expect(await failureOf(use(token))).toEqual(NOT_VALID)
  })

  it('does not work once the invitation was sent again', async () => {
    const old = await invited()
    const { id } = (await pending()) ?? { id: '' }
    await resendInvitation(as('olga'), { params: { id }, query: { orgId: acme } })
    expect(await failureOf(open(old))).toEqual(NOT_VALID)
    expect(await open(await tokenOf())).toMatchObject({ emailAddress: address, hasAccount: false })
  })

  it('survives programs that follow links in mails', async () => {
    const token = await invited()
    for (const _ of [1, 2, 3]) await open(token)
    await signUp(token)
    expect(await member(address)).toBeDefined()
  })

  it('is stored as a hash, and in neither log', async () => {
    const token = await invited()
    await open(token)
    await failureOf(accept(as('una'), token))
    await signUp(token)
    expect(backend.log.join('\n')).not.toContain(token)
    const { db } = backend.storage
    const entries = await db.selectFrom('audit_log').select('detail').execute()
    expect(JSON.stringify(entries)).not.toContain(token)
    expect(JSON.stringify(await db.selectFrom('invitations').selectAll().execute())).not.toContain(token)
  })

  it('cannot be tried without limit', async () => {
    for (let tries = 0; tries < 60; tries++) expect(await failureOf(open('guess'))).toEqual(NOT_VALID)
    expect(await statusOf(open('guess'))).toBe(429)
  })
})

describe('an existing account', () => {
  it('accepts an invitation to its address, and keeps its role', async () => {
    await removeFrom('una', birch)
    const to = 'UNA@tributary.example'
    const token = await invited('sue', to, { organisationId: birch, roleId: 3 })
    expect(await open(token)).toMatchObject({ hasAccount: true, companyName: 'Birch Ltd' })
    expect((await accept(as('una'), token)).data).toMatchObject({ id: birch, companyName: 'Birch Ltd' })
    expect(await member(emailOf('una'), birch)).toMatchObject({ role: { name: 'User' } })
    expect(await listOrganisations(as('una'))).toContainEqual({ id: birch, companyName: 'Birch Ltd' })
  })

  it("cannot accept another person's invitation", async () => {
    const token = await invited()
    expect(await failureOf(accept(as('una'), token))).toEqual([
      403,
      'This invitation is for another email address. Sign in with the account that has it.',
    ])
    expect(await pending()).toBeDefined()
  })

  it('cannot accept with an address that it has not verified', async () => {
    const { db } = backend.storage
    await removeFrom('eli', birch)
    const token = await invited('sue', emailOf('eli'), { organisationId: birch, roleId: 4 })
    const setStatus = (email_status: 'needs-code' | 'verified') =>
      db.updateTable('users').set({ email_status }).where('email', '=', emailOf('eli')).execute()
    await setStatus('needs-code')
    const refused = await failureOf(accept(as('eli'), token))
    await setStatus('verified')
    expect(refused).toEqual([403, 'Verify your email address first. Then open the invitation again.'])
  })

  it('does not get more in the organisation than the invitation gives', async () => {
    const { cedar, inviteBy } = await cedarAdministrator()
    expect(await inviteBy(emailOf('olga'))).toMatchObject({ outcome: 'invited' })
    const token = await tokenOf(emailOf('olga'))
    expect(await failureOf(accept(as('olga'), token))).toEqual([
      409,
      'Your account has a more powerful role than this invitation gives. Ask the administrator to invite you with that role.',
    ])
    expect(await member(emailOf('olga'), cedar)).toBeUndefined()
  })

  it('with a more powerful role fails immediately for those who see its role, and for no one else', async () => {
    const { cedar, inviteBy, client: cedarAdmin } = await cedarAdministrator()
    const lessThanTheirs = {
      outcome: 'failed',
      message: 'This person has a more powerful role. Invite them with that role.',
    }
    expect(await invite('sue', emailOf('olga'), { organisationId: cedar })).toMatchObject(lessThanTheirs)
    const nora = `shared${address}`
    await signUp(await invited('sue', nora, { organisationId: birch, roleId: 3 }))
    // Olga administers Birch as well, where Nora's role is on her screen.
    expect(await invite('olga', nora)).toMatchObject(lessThanTheirs)
    expect(await pending(nora)).toBeUndefined()
    const checkBy = async (client: Client, organisationId: string, addresses: string[]) => {
      const people = addresses.map((emailAddress) => ({ emailAddress }))
      const body = { organisationId, roleId: 5, people, checkOnly: true }
      return (await invitePeople(client, { body })).data.map(({ outcome }) => outcome)
    }
    // A check refuses the same without an invitation, and reveals no account to others.
    const none = `none${address}`
    expect(await checkBy(as('olga'), acme, [nora, none])).toEqual(['failed', 'invited'])
    expect(await checkBy(cedarAdmin, cedar, [nora, none])).toEqual(['invited', 'invited'])
    expect(await pending(none)).toBeUndefined()
    // The administrator of Cedar alone gets the same for Nora as for an address without an account.
    expect(await inviteBy(nora)).toEqual({ ...(await inviteBy(`none${address}`)), emailAddress: nora })
  })

  /** An administrator who belongs to Cedar & Co alone. */
  async function cedarAdministrator() {
    const cedar = await backend.idOf('organisations', 'Cedar & Co')
    const email = `cedar${address}`
    await signUp(await invited('sue', email, { organisationId: cedar, roleId: 3 }))
    const client = newClient(backend)
    await signIn(client, { emailAddress: email, password: PASSWORD })
    const inviteBy = async (emailAddress: string) => {
      const body = { organisationId: cedar, roleId: 5, people: [{ emailAddress }] }
      return (await invitePeople(client, { body })).data[0]
    }
    return { cedar, inviteBy, client }
  }

  it('is not replaced by a sign-up with the invitation', async () => {
    await removeFrom('una', birch)
    const token = await invited('sue', emailOf('una'), { organisationId: birch })
    expect(await failureOf(signUp(token))).toEqual([
      409,
      'There is an account with this email address. Sign in with it to accept.',
    ])
  })
})

describe('an administrator', () => {
  it('cannot invite to a role above their own, alone or in a list', async () => {
    expect(await invite('olga', address, { roleId: 2 })).toMatchObject({ outcome: 'failed' })
    const people = [{ emailAddress: address, roleId: 1 }, { emailAddress: `b${address}` }]
    const { data } = await invitePeople(as('olga'), { body: { organisationId: acme, roleId: 5, people } })
    expect(data.map(({ outcome }) => outcome)).toEqual(['failed', 'invited'])
    expect(await pending()).toBeUndefined()
  })

  it('learns nothing about accounts of other organisations', async () => {
    const cedar = await backend.idOf('organisations', 'Cedar & Co')
    const known = `known${address}`
    await signUp(await invited('sue', known, { organisationId: cedar }))
    expect(await invite('olga', known)).toEqual({ ...(await invite('olga')), emailAddress: known })
    expect({ ...(await pending(known)), ...pick }).toEqual({ ...(await pending()), ...pick })
  })
  const pick = { id: '', emailAddress: '', sentAt: '', expiresAt: '' }

  it('who lost the right since has sent an invitation that no longer counts', async () => {
    const nora = `nora${address}`
    await signUp(await invited('sue', nora, { roleId: 3 }))
    const norasClient = newClient(backend)
    await signIn(norasClient, { emailAddress: nora, password: PASSWORD })
    const body = { organisationId: acme, roleId: 3, people: [{ emailAddress: address }] }
    await invitePeople(norasClient, { body })
    const token = await tokenOf()
    await open(token)
    const user = await member(nora)
    const change = { ...names, emailAddress: nora, organisationId: acme, roleId: 5, statusId: 1 }
    await updateUser(as('sue'), { params: { id: user?.id ?? '' }, body: change })
    for (const use of [open, signUp]) expect(await failureOf(use(token))).toEqual(NOT_VALID)
    const { id } = (await pending()) ?? { id: '' }
    await resendInvitation(as('olga'), { params: { id }, query: { orgId: acme } })
    await signUp(await tokenOf())
    expect(await member(address)).toMatchObject({ role: { name: 'OrganisationAdmin' } })
  })

  it('cannot send or withdraw an invitation to a role above their own, or of another organisation', async () => {
    await invited('sue', address, { roleId: 1 })
    const { id } = (await pending()) ?? { id: '' }
    const at = { params: { id }, query: { orgId: acme } }
    expect(await statusOf(resendInvitation(as('olga'), at))).toBe(403)
    expect(await statusOf(withdrawInvitation(as('olga'), at))).toBe(403)
    const cedar = await backend.idOf('organisations', 'Cedar & Co')
    const abroad = { params: { id }, query: { orgId: cedar } }
    expect(await statusOf(withdrawInvitation(as('sue'), abroad))).toBe(404)
    expect(await statusOf(resendInvitation(as('sue'), abroad))).toBe(404)
  })

  it('cannot flood an address, and gets the reason for each row', async () => {
    await invited()
    const { id } = (await pending()) ?? { id: '' }
    const again = () => resendInvitation(as('olga'), { params: { id }, query: { orgId: acme } })
    for (const _ of [1, 2, 3, 4]) await again()
    expect(await statusOf(again())).toBe(409)
    expect((await mailsTo(backend, address)).length).toBe(5)
  })

  it('gets an outcome for each of several people', async () => {
    const people = [address, 'no address', emailOf('una'), address.toUpperCase()].map((emailAddress) => ({
      emailAddress,
    }))
    const { data } = await invitePeople(as('olga'), { body: { organisationId: acme, roleId: 5, people } })
    expect(data.map(({ outcome, message }) => [outcome, message])).toEqual([
      ['invited', ''],
      ['failed', 'Invalid email address'],
      ['skipped', 'This address is already a member.'],
      ['skipped', 'This address is in the list twice.'],
    ])
    expect(await invite('olga')).toMatchObject({ outcome: 'skipped' })
  })
})

describe('an address that is invited again', () => {
  const actionsOf = async (id: unknown) =>
    (
      await backend.storage.db
        .selectFrom('audit_log')
        .select('action')
        .where('target', '=', String(id))
        .orderBy('id')
        .execute()
    ).map(({ action }) => action)

  it('gets the new role with a new mail, and the old link stops working [INVITE-06]', async () => {
    const before = await invited()
    const old = await pending()
    const token = await invited('olga', address, { roleId: 4 })
    expect(await failureOf(open(before))).toEqual(NOT_VALID)
    expect(await open(token)).toMatchObject({ role: { name: 'ExcelUser' } })
    expect(await mailsTo(backend, address)).toHaveLength(2)
    expect(await actionsOf(old?.id)).toEqual(['invitations.created', 'invitations.withdrawn'])
    expect(await actionsOf((await pending())?.id)).toEqual(['invitations.created'])
  })

  it('is left out without a mail if nothing changes', async () => {
    const token = await invited()
    expect(await invite('olga')).toMatchObject({
      outcome: 'skipped',
      message: 'This address is already invited. Send or withdraw that invitation.',
    })
    expect(await open(token)).toBeDefined()
    expect(await mailsTo(backend, address)).toHaveLength(1)
  })

  it('keeps its invitation to another organisation', async () => {
    const token = await invited('sue', address, { organisationId: birch, roleId: 3 })
    await invited('olga', address, { roleId: 4 })
    expect(await open(token)).toMatchObject({ companyName: 'Birch Ltd', role: { name: 'OrganisationAdmin' } })
  })

  it('keeps an invitation whose role the caller may not give', async () => {
    const token = await invited('sue', address, { roleId: 1 })
    expect(await invite('olga')).toEqual({
      emailAddress: address,
      outcome: 'failed',
      message:
        'This address is invited with a role that is more powerful than your own. Only someone who may give that role can invite it again.',
    })
    expect(await open(token)).toMatchObject({ role: { name: 'SuperAdmin' } })
  })
})

it('requires a strong password, as every sign-up does', async () => {
  const token = await invited()
  expect(await statusOf(signUp(token, 'password1'))).toBe(400)
  expect(await open(token)).toBeDefined()
})
