import { changeMultiFactor, changePassword, confirmSignIn, signIn, verifyCode } from '@tributary/sdk'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Backend, emailOf, startBackend } from '../support/backend.ts'
import { latestMail } from '../support/outbox.ts'
import { clientOf, newClient, statusOf } from '../support/sdk-client.ts'

// Parallel guesses checked before any of them was counted: Zitadel CVE-2023-47111, Wazuh CVE-2026-93346.

const AT_ONCE = 100
const ALLOWED = 5

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
beforeEach(async () => {
  for (const table of ['rate_counters', 'sign_in_attempts', 'verification_challenges'] as const)
    await backend.storage.db.deleteFrom(table).execute()
  await requireCodes(false)
})
afterAll(() => backend.close())

const requireCodes = (require_mfa: boolean) =>
  backend.storage.db.updateTable('users').set({ require_mfa }).where('email', '=', emailOf('eli')).execute()
const eli = { emailAddress: emailOf('eli'), password: 'Horse-7-battery' }
const sent = async () => (await latestMail(backend, emailOf('eli'), 'verification-code')).code
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** Returns how many of a hundred parallel guesses were checked. All others must get 429. */
async function judged(guess: () => Promise<unknown>) {
  const statuses = await Promise.all(Array.from({ length: AT_ONCE }, () => statusOf(guess())))
  const refused = statuses.filter((status) => status === 429).length
  return { judged: AT_ONCE - refused, refused, let: statuses.filter((status) => status === undefined).length }
}
const fiveOf = { judged: ALLOWED, refused: AT_ONCE - ALLOWED, let: 0 }

async function halfway() {
  await requireCodes(true)
  const client = newClient(backend)
  const result = await signIn(client, eli)
  if (result.kind !== 'verification-required') throw new Error('No code was asked for.')
  return { client, reference: result.reference, code: wrong(await sent()) }
}

async function changing() {
  const client = await clientOf(backend, 'eli')
  const asked = await changeMultiFactor(client, { body: { enable: true } })
  if (asked.kind !== 'verification-required') throw new Error('No code was asked for.')
  return { client, reference: asked.reference, code: wrong(await sent()) }
}

describe('of a hundred parallel guesses, five are checked', () => {
  it('at a password, from a hundred browsers', async () => {
    expect(await judged(() => signIn(newClient(backend), { ...eli, password: 'wrong' }))).toEqual(fiveOf)
  })

  it('at the user’s current password', async () => {
    const client = await clientOf(backend, 'eli')
    const body = { currentPassword: 'wrong', password: 'Staple-8-correct' }
    expect(await judged(() => changePassword(client, { body }))).toEqual(fiveOf)
  })

  it('at the code of a sign-in with /auth/signin', async () => {
    const { client, ...entered } = await halfway()
    expect(await judged(() => confirmSignIn(client, { ...entered, trustDevice: true }))).toEqual(fiveOf)
  })

  it('at the code of a sign-in with /verify', async () => {
    const { client, ...entered } = await halfway()
    expect(await judged(() => verifyCode(client, { ...entered, context: 'signin' }))).toEqual(fiveOf)
  })

  it('at the code of a change with /verify', async () => {
    const { client, ...entered } = await changing()
    expect(await judged(() => verifyCode(client, { ...entered, context: 'mfa' }))).toEqual(fiveOf)
  })

  it('at the code of a change with the call that requested it', async () => {
    const { client, reference, code } = await changing()
    const body = { enable: true, verificationReference: reference, verificationCode: code }
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, () =>
        changeMultiFactor(client, { body }).then(
          ({ kind }) => kind,
          () => 'throttled',
        ),
      ),
    )
    expect(answers.filter((kind) => kind === 'refused')).toHaveLength(ALLOWED)
    expect(answers.filter((kind) => kind === 'throttled')).toHaveLength(AT_ONCE - ALLOWED)
  })

  it('at one code through both calls together', async () => {
    const { client, ...entered } = await halfway()
    let turn = 0
    const either = () =>
      turn++ % 2
        ? confirmSignIn(client, { ...entered, trustDevice: false })
        : verifyCode(client, { ...entered, context: 'signin' })
    expect(await judged(either)).toEqual(fiveOf)
  })
})
