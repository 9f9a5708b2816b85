import { isSuperadmin, roles } from '@tributary/domain'
import type { Endpoint, Level } from '@tributary/sdk/contract'
import * as contract from '@tributary/sdk/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Browser, emailOf, type Name, UNKNOWN_ID } from './support/backend.ts'
import { allInputs, needsOwnUser } from './support/inputs/all-inputs.ts'
import { type CallInput, PUBLIC, type Target } from './support/inputs/call-input.ts'
import { makeItems, makeOwnItems, type OrganisationItems } from './support/inputs/organisation-items.ts'
import { tableSums } from './support/table-sums.ts'
import { startTargetBackend, type TargetBackend } from './support/target-backend.ts'

// Generated from the contract: a new call is immediately tested for every role.

type Call = { name: string; endpoint: Endpoint; input: (target: Target) => CallInput }

const everyone: Record<Name, number> = { sue: 0, adam: 1, olga: 2, eli: 3, una: 4 }
const names: Name[] = ['sue', 'adam', 'olga', 'eli', 'una']
/** Members of acme Traders, but not of Cedar & Co. */
const outsiders: Name[] = ['olga', 'eli', 'una']

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'level' in value

const inputs = new Map<string, unknown>(
  Object.values(allInputs).flatMap((feature) => Object.entries(feature)),
)
const calls = Object.values(contract)
  .filter((feature) => typeof feature === 'object')
  .flatMap((feature) => Object.entries<unknown>({ ...feature }))
  .flatMap(([name, endpoint]): Call[] => {
    const input = inputs.get(name)
    return isEndpoint(endpoint) && isInput(input) ? [{ name, endpoint, input }] : []
  })
const open = [...inputs].filter(([, input]) => input === PUBLIC)

// The inputs are typed per call; the map of all of them is not.
function isInput(value: unknown): value is Call['input'] {
  return typeof value === 'function'
}

let backend: TargetBackend
let acme: string
let cedar: string
let own: OrganisationItems
let foreign: OrganisationItems
const browsers = new Map<Name | 'locked', Browser>()
const userIds = new Map<Name, string>()
let doubles = 0

beforeAll(async () => {
  backend = await startTargetBackend({
    AUTHORISE_XERO_CLIENT_ID: 'tributary',
    AUTHORISE_XERO_CLIENT_SECRET: 'xero-client-secret',
  })
  acme = await backend.idOf('organisations', 'acme Traders')
  cedar = await backend.idOf('organisations', 'Cedar & Co')
  for (const name of names) {
    browsers.set(name, await backend.as(name))
    userIds.set(name, await idOf(name))
  }
  browsers.set('locked', await lockedSuperadmin())
  own = await itemsOf(acme)
  foreign = await itemsOf(cedar)
})
afterAll(() => backend.close())

const idOf = async (name: Name) =>
  (
    await backend.storage.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', emailOf(name))
      .executeTakeFirstOrThrow()
  ).id

/** Creates a user with the same role, password and organisations. */
async function doubleOf(name: Name) {
  const { db } = backend.storage
  const email = `double-${++doubles}@tributary.example`
  const { id } = await db
    .insertInto('users')
    .columns(['email', 'email_key', 'email_status', 'first_name', 'last_name', 'password_hash', 'role_id'])
    .expression((from) =>
      from
        .selectFrom('users')
        .select((is) => [
          is.val(email).as('email'),
          is.val(email).as('email_key'),
          'email_status',
          is.val('Dora').as('first_name'),
          is.val('Double').as('last_name'),
          'password_hash',
          'role_id',
        ])
        .where('email', '=', emailOf(name)),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('user_organisations')
    .columns(['organisation_id', 'user_id'])
    .expression((from) =>
      from
        .selectFrom('user_organisations')
        .select((is) => ['organisation_id', is.val(id).as('user_id')])
        .where('user_id', '=', userIds.get(name) ?? ''),
    )
    .execute()
  const browser = backend.browser()
  await browser.signIn(email)
  return { id, browser }
}

/** A superadmin with an account that was locked while they were signed in. */
async function lockedSuperadmin() {
  const { id, browser } = await doubleOf('sue')
  expect((await browser.call('GET', '/token')).statusCode).toBe(200)
  await backend.storage.db.updateTable('users').set({ status_id: 2 }).where('id', '=', id).execute()
  return browser
}

const browserOf = (name: Name | 'locked') => {
  const browser = browsers.get(name)
  if (!browser) throw new Error(`${name} has not signed in.`)
  return browser
}

/** Organisations must not share a schema. */
const schemaOf = (orgId: string) => (orgId === acme ? 'acme' : 'dbo')

/** Creates new items of an organisation, accessible to its members. */
const itemsOf = (orgId: string, reuse?: Parameters<typeof makeItems>[4]) => {
  const people = orgId === acme ? outsiders.flatMap((name) => userIds.get(name) ?? []) : []
  return makeItems(backend, orgId, people, schemaOf(orgId), reuse)
}

/** Creates items that belong to a user and not to an organisation. */
type Mine = Pick<
  OrganisationItems,
  | 'device'
  | 'session'
  | 'identity'
  | 'filter'
  | 'ownToken'
  | 'authenticator'
  | 'newAuthenticator'
  | 'passkey'
  | 'newPasskey'
  | 'invitationToken'
  | 'structureChange'
>

let uniqueNames = 0
const about = (
  orgId: string,
  of: OrganisationItems,
  {
    device,
    session,
    identity,
    filter,
    ownToken,
    authenticator,
    newAuthenticator,
    passkey,
    newPasskey,
    invitationToken,
    structureChange,
  }: Mine = of,
): Target => ({
  orgId,
  of,
  device,
  session,
  identity,
  filter,
  ownToken,
  authenticator,
  newAuthenticator,
  passkey,
  newPasskey,
  invitationToken,
  structureChange,
  credentials: backend.credentials({ schema: schemaOf(orgId) }),
  unique: `Unique ${++uniqueNames}`,
})

async function ask(who: Browser, { endpoint }: Call, { params = {}, query, body }: CallInput) {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  const address = query ? `${path}?${new URLSearchParams(query)}` : path
  return (await who.call(endpoint.method, address, body ? { body } : {})).statusCode
}

function allows(level: Level, name: Name) {
  const role = roles.find((one) => one.level === everyone[name])
  if (level === 'superadmin') return isSuperadmin(role?.name ?? '')
  return typeof level === 'number' ? everyone[name] <= level : true
}

/** Whether the input of a call has an organisation, and whether it has an item of one. */
function inputNames({ input }: Call) {
  const inputFor = (orgId: string, of: OrganisationItems) =>
    JSON.stringify(input({ ...about(orgId, of), credentials: {}, unique: '' }))
  return {
    organisation: inputFor(acme, foreign) !== inputFor(cedar, foreign),
    item: inputFor(acme, own) !== inputFor(acme, foreign),
  }
}

/** Returns the names of everything that the input of a call reads. */
function namesRead({ input }: Call): ReadonlySet<string> {
  const names = new Set<string>()
  const noting = <T extends object>(of: T) =>
    new Proxy(of, {
      get(target, name, receiver) {
        names.add(String(name))
        return Reflect.get(target, name, receiver)
      },
    })
  input(noting({ ...about(acme, own), of: noting(own) }))
  return names
}

/** Calls with a different declared status for a denied caller. */
const otherwise: Readonly<Record<string, number>> = {
  saveClient: 409,
  deleteOrganisation: 403,
  acceptInvitation: 403,
  addPasskey: 400,
}

type Attempt = { who: Name | 'locked' | 'anonymous'; of: 'own' | 'foreign' | 'mixed'; expected: number }

/** Returns every attempt that must be denied: on own, foreign and mixed items. */
function refusals(call: Call): Attempt[] {
  const named = inputNames(call)
  const isAllowed = (who: Name) => allows(call.endpoint.level, who)
  const abroad = otherwise[call.name] ?? (named.organisation ? 403 : 404)
  const strangers = (['anonymous', 'locked'] as const).flatMap((who) =>
    (['own', 'foreign'] as const).map((of) => ({ who, of, expected: 401 })),
  )
  const tooLow = names
    .filter((who) => !isAllowed(who))
    .map((who) => ({ who, of: 'own' as const, expected: 403 }))
  const outside = (of: 'foreign' | 'mixed', expected: number) =>
    outsiders.map((who) => ({ who, of, expected: isAllowed(who) ? expected : 403 }))
  return [
    ...strangers,
    ...tooLow,
    ...(named.organisation || named.item ? outside('foreign', abroad) : []),
    ...(named.organisation && named.item ? outside('mixed', 404) : []),
  ]
}

it('covers every call of the contract', () => {
  expect(calls.length + open.length).toBe(246)
  expect(calls.filter(({ endpoint }) => endpoint.level === 'public')).toEqual([])
})

const eachCall = calls.map((call) => [call.name, call] as const)

/** Calls that change nothing, or need no item, can share their input. */
const usesItemsUp = (call: Call) => call.endpoint.method !== 'GET' && inputNames(call).item

// Runs before the allowed calls, while the tables are small and do not change between calls.
describe('denied callers', () => {
  let sums: Record<string, string>
  beforeAll(async () => {
    sums = await tableSums(backend.storage)
  })

  it.each(eachCall)('%s denies them and changes nothing [ROLE-20]', async (_, call) => {
    const targets = { own: about(acme, own), foreign: about(cedar, foreign), mixed: about(acme, foreign) }
    const before = sums
    const wrong: object[] = []
    for (const { who, of, expected } of refusals(call)) {
      const browser = who === 'anonymous' ? backend.browser() : browserOf(who)
      const status = await ask(browser, call, call.input(targets[of]))
      if (status !== expected) wrong.push({ who, of, expected, status })
    }
    sums = await tableSums(backend.storage)
    expect(wrong).toEqual([])
    expect(sums).toEqual(before)
  })
})

describe('allowed callers', () => {
  it.each(eachCall)(
    '%s allows them in their organisation, and levels 0 and 1 in all [ROLE-19]',
    async (_, call) => {
      const wrong: object[] = []
      for (const who of names.filter((name) => allows(call.endpoint.level, name)))
        for (const orgId of everyone[who] <= 1 ? [acme, cedar] : [acme]) {
          // Calls that sign the caller out use a separate user.
          const browser = needsOwnUser.has(call.name) ? (await doubleOf(who)).browser : browserOf(who)
          const status = await ask(browser, call, call.input(await targetOf(call, who, orgId)))
          if (status !== call.endpoint.success)
            wrong.push({ who, where: orgId === acme ? 'acme' : 'cedar', status })
        }
      expect(wrong).toEqual([])
    },
  )

  async function targetOf(call: Call, who: Name, orgId: string): Promise<Target> {
    if (!usesItemsUp(call)) return about(orgId, orgId === acme ? own : foreign)
    const userId = userIds.get(who) ?? ''
    const reuse = { shared: orgId === acme ? own : foreign, needed: namesRead(call) }
    const mine = await makeOwnItems(backend, orgId, userId, userId, reuse)
    return about(orgId, await itemsOf(orgId, reuse), mine)
  }
})

it('an unknown organisation gets the same response as one the user does not belong to', async () => {
  const answers = await Promise.all(
    [UNKNOWN_ID, 'no-id-at-all', cedar].map((id) =>
      browserOf('eli').call('GET', `/business2cloud/clients/${id}/connector-types`),
    ),
  )
  expect(new Set(answers.map((answer) => answer.body)).size).toBe(1)
  expect(answers[0]?.statusCode).toBe(403)
})

it('an item of another organisation gets the same response as an unknown one', async () => {
  const paths = [UNKNOWN_ID, foreign.connector, 'no-id-at-all'].map(
    (id) => `/business2cloud/clients/connectors/${id}`,
  )
  const answers = await Promise.all(paths.map((path) => browserOf('eli').call('GET', path)))
  expect(new Set(answers.map((answer) => answer.body)).size).toBe(1)
  expect(answers[0]?.statusCode).toBe(404)
})

it('an unknown organisation is 404 for callers who may act on all [ROLE-19]', async () => {
  const path = `/business2cloud/clients/${UNKNOWN_ID}/connector-types`
  for (const who of ['sue', 'adam'] satisfies Name[])
    expect((await browserOf(who).call('GET', path)).statusCode).toBe(404)
})

it.each([
  'listReconnectLinks',
  'addMailDomain',
  'getOrganisationSignIn',
  'addSignInProvider',
  'saveSignInProvider',
  'setSignInPolicy',
  'assignMailDomain',
  'removeSignInProvider',
  'testSignInProvider',
  'getScimProvisioning',
  'switchScim',
  'createScimToken',
])('%s is 404 in an organisation that does not exist', async (name) => {
  const call = calls.find((one) => one.name === name)
  if (!call) throw new Error(`There is no call ${name}.`)
  expect(await ask(browserOf('sue'), call, call.input({ ...about(acme, own), orgId: UNKNOWN_ID }))).toBe(404)
})
