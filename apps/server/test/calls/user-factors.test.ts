import {
  changePassword,
  confirmSignIn,
  getFactors,
  getUserFactors,
  listSessions,
  resetUserFactors,
  signIn,
} from '@tributary/sdk'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { type Backend, emailOf, type Name, startBackend } from '../support/backend.ts'
import { enrol, forgetFactors, halfway, nextCode } from '../support/factor-world.ts'
import { codeOf } from '../support/inputs/made-authenticators.ts'
import { mailsOf } from '../support/outbox.ts'
import { acmeAs, clientOf, failureOf, newClient, statusOf } from '../support/sdk-client.ts'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
beforeEach(() => forgetFactors(backend))
afterAll(() => backend.close())

const password = 'Horse-7-battery'
const idOf = (name: 'Eli' | 'Olga' | 'Sue') => backend.idOf('users', name)
/** The reset of a user's factors by another one, in acme Traders. */
async function resetBy(name: Name, id: string) {
  const { client, orgId } = await acmeAs(backend, name)
  return resetUserFactors(client, { params: { id }, query: { orgId } })
}

describe('an administrator who resets the factors of a member', () => {
  it('lets them sign in with the password, ends their sessions and notifies them [FACTOR-13]', async () => {
    const eli = await clientOf(backend, 'eli')
    await enrol(backend, eli)
    const { client, orgId } = await acmeAs(backend, 'olga')
    const about = { params: { id: await idOf('Eli') }, query: { orgId } }
    expect(await getUserFactors(client, about)).toEqual({
      authenticators: 1,
      passkeys: 0,
      recoveryCodesLeft: 10,
    })
    await resetUserFactors(client, about)
    expect(await getUserFactors(client, about)).toEqual({
      authenticators: 0,
      passkeys: 0,
      recoveryCodesLeft: 0,
    })
    expect(await statusOf(getFactors(eli))).toBe(401)
    expect((await signIn(newClient(backend), { emailAddress: emailOf('eli'), password })).kind).toBe(
      'signed-in',
    )
    expect(await mailsOf(backend, emailOf('eli'), 'factors-reset')).toHaveLength(1)
    const log = await backend.storage.db.selectFrom('audit_log').select('action').execute()
    expect(log.map(({ action }) => action)).toContain('factors.reset')
  })

  it('cannot do that to a more powerful user, to themselves, or as a user without rights', async () => {
    await enrol(backend, await clientOf(backend, 'sue'))
    expect(await statusOf(resetBy('eli', await idOf('Olga')))).toBe(403)
    expect(await failureOf(resetBy('olga', await idOf('Olga')))).toEqual([
      403,
      'Remove your own authenticator apps and passkeys in your profile.',
    ])
    expect(await statusOf(resetBy('olga', await idOf('Sue')))).toBeGreaterThanOrEqual(403)
    expect(await backend.storage.db.selectFrom('authenticators').select('id').execute()).toHaveLength(1)
  })

  it('cannot do that to a member who also belongs to an organisation of others', async () => {
    await enrol(backend, await clientOf(backend, 'eli'))
    const { db } = backend.storage
    const elsewhere = {
      organisation_id: await backend.idOf('organisations', 'Cedar & Co'),
      user_id: await idOf('Eli'),
    }
    await db.insertInto('user_organisations').values(elsewhere).execute()
    expect(await statusOf(resetBy('olga', elsewhere.user_id))).toBe(403)
    await db
      .deleteFrom('user_organisations')
      .where('organisation_id', '=', elsewhere.organisation_id)
      .where('user_id', '=', elsewhere.user_id)
      .execute()
  })

  it('must first confirm that it is them after ten minutes', async () => {
    const { client, orgId } = await acmeAs(backend, 'olga')
    backend.clock.advance(600)
    const about = { params: { id: await idOf('Eli') }, query: { orgId } }
    expect(await statusOf(resetUserFactors(client, about))).toBe(403)
  })
})

it('an app allows the shorter passwords of the policy nist [FACTOR-05]', async () => {
  const strict = await startBackend({ PASSWORD_POLICY: 'nist' })
  onTestFinished(() => strict.close())
  const eli = await clientOf(strict, 'eli')
  const change = (to: string) =>
    statusOf(changePassword(eli, { body: { currentPassword: password, password: to } }))
  expect(await change('kqwzxvbj')).toBe(400)
  await enrol(strict, eli)
  expect(await change('kqwzxvbj')).toBeUndefined()
})

it('the list of sessions has the factor and the network of each', async () => {
  const first = await clientOf(backend, 'eli')
  const { secret } = await enrol(backend, first)
  nextCode(backend)
  const { client, reference } = await halfway(backend, 'eli')
  await confirmSignIn(client, { reference, code: codeOf(backend, secret), trustDevice: false })
  expect(await listSessions(client)).toMatchObject([
    { current: true, factor: 'authenticator', network: '127.0.0.1', sameNetwork: true },
    { current: false, factor: null, network: '127.0.0.1', sameNetwork: true },
  ])
})
