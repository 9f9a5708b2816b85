import type { SettingKey } from '@tributary/domain'
import {
  type Client,
  confirmSignIn,
  decideApproval,
  finalise,
  getFinalise,
  isEmailAvailable,
  listApprovals,
  listOrganisations,
  refreshSession,
  register,
  requestPasswordReset,
  resetPassword,
  signIn,
  validateResetToken,
} from '@tributary/sdk'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sendPasswordLink } from '../../src/account/password-link.rules.ts'
import { startExternalSignUp } from '../../src/account/start-external-sign-up.rules.ts'
import { hashOf } from '../../src/security/random-token.ts'
import { createSecretBox } from '../../src/storage/secret-box.ts'
import { type Backend, emailOf, startBackend } from '../support/backend.ts'
import { solvedCaptcha } from '../support/captcha.ts'
import { latestMail, mailsOf, mailsTo } from '../support/outbox.ts'
import { arrivedWith, clientOf, failureOf, newClient, statusOf } from '../support/sdk-client.ts'
import { switchSetting as turnSetting } from '../support/switch-setting.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const PASSWORD = 'kq#wz7-xvbj'
const HINT = 'At least six characters, one number or special character, and not a commonly used password.'
const INVALID_LINK = [404, 'This sign up link is invalid or has expired.']

let backend: Backend
let client: Client
beforeAll(async () => {
  backend = await startBackend({ CAPTCHA_COST: '1' })
})
beforeEach(async () => {
  client = newClient(backend)
  await turn('AllowSignUp', true)
  await turn('AllowExternalSignIn', true)
  await turn('RequireSignUpApproval', false)
  const { db } = backend.storage
  for (const table of ['outbox', 'rate_counters', 'sign_in_attempts'] as const)
    await db.deleteFrom(table).execute()
})
afterAll(() => backend.close())

const turn = (key: SettingKey, value: boolean) => turnSetting(backend.storage, key, value)
const signInAs = (emailAddress: string, password = PASSWORD) =>
  signIn(newClient(backend), { emailAddress, password })
/** Signs in for the first time after a sign-up, with the mailed code. */
async function firstSignIn(emailAddress: string, there = newClient(backend)) {
  const asked = await signIn(there, { emailAddress, password: PASSWORD })
  if (asked.kind !== 'verification-required') throw new Error('Expected a request for a code.')
  const { code } = await latestMail(backend, emailAddress, 'verification-code')
  return confirmSignIn(there, { reference: asked.reference, code, trustDevice: false })
}
const lastAction = async () =>
  (await backend.storage.db.selectFrom('audit_log').select('action').orderBy('id', 'desc').executeTakeFirst())
    ?.action

let people = 0
const newAddress = () => `person${people++}@harbour.example`

async function registration(
  emailAddress: string,
  more: { registrationCode?: string; password?: string } = {},
) {
  const { password = PASSWORD, ...rest } = more
  return {
    account: { firstName: 'Ivy', lastName: 'Marsh', emailAddress, password },
    organisation: { companyName: 'Harbour Point' },
    recaptchaToken: await solvedCaptcha(client),
    ...rest,
  }
}
const signUp = async (emailAddress: string, more = {}) =>
  register(client, { body: await registration(emailAddress, more) })

describe('signing up [CALL-08]', () => {
  it('creates an account with a new organisation and makes its user the administrator', async () => {
    const emailAddress = newAddress()
    expect(await signUp(` ${emailAddress}`)).toEqual({ message: 'Your account has been created.' })
    expect(await mailsTo(backend, emailAddress)).toEqual([
      { kind: 'welcome', firstName: 'Ivy', companyName: 'Harbour Point' },
    ])
    const ivy = newClient(backend)
    expect(await firstSignIn(emailAddress, ivy)).toMatchObject({
      user: { firstName: 'Ivy', role: 'OrganisationAdmin', roleLevel: 2, email: emailAddress },
    })
    expect(await listOrganisations(ivy)).toMatchObject([{ companyName: 'Harbour Point' }])
  })

  it('returns 201 with the message', async () => {
    const body = await registration(newAddress())
    const answer = await backend.browser().call('POST', '/registration/account', { body })
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      { status: 201, message: 'Your account has been created.' },
    ])
  })

  it('needs approval if the installation requires it [ACONF-06]', async () => {
    await turn('RequireSignUpApproval', true)
    const emailAddress = newAddress()
    expect(await signUp(emailAddress)).toEqual({ message: 'Your sign up request is awaiting approval.' })
    expect(await statusOf(signInAs(emailAddress))).toBe(403)
    const adam = await clientOf(backend, 'adam')
    const [approval] = await listApprovals(adam)
    expect(approval).toMatchObject({
      approvalType: 'NEW_ORGANISATION',
      approvalStatus: 'PENDING',
      approvalContext: `{"Description":"Ivy Marsh (${emailAddress}) asks for a new organisation: Harbour Point"}`,
    })
    expect(await mailsOf(backend, emailOf('adam'), 'approval-requested')).toMatchObject([
      { approvalId: approval?.id },
    ])
    const body = { approvalId: approval?.id ?? '', approvalStatus: 'APPROVED' as const }
    await decideApproval(adam, { body })
    expect(await firstSignIn(emailAddress)).toMatchObject({ kind: 'signed-in' })
    expect((await mailsTo(backend, emailAddress)).map(({ kind }) => kind)).toEqual([
      'sign-up-waits',
      'approval-decided',
      'verification-code',
    ])
  })

  describe('that waits', () => {
    /** Opens the link of the mail in another browser. */
    async function waiting() {
      await turn('RequireSignUpApproval', true)
      const emailAddress = newAddress()
      await signUp(emailAddress)
      const { code = '' } = await latestMail(backend, emailAddress, 'sign-up-waits')
      const state = () => getFinalise(newClient(backend), { query: { code } })
      return { emailAddress, code, state }
    }
    const decideLast = async (approvalStatus: 'APPROVED' | 'REJECTED') => {
      const adam = await clientOf(backend, 'adam')
      const pending = (await listApprovals(adam)).filter((approval) => approval.approvalStatus === 'PENDING')
      for (const { id } of pending) await decideApproval(adam, { body: { approvalId: id, approvalStatus } })
    }
    const nothingNeeded = {
      firstName: 'Ivy',
      provider: null,
      linkAccount: false,
      linkOrganisation: false,
      emailAddress: null,
    }

    it('shows its state with the code of its mail until it is finished [SIGNUP-18, STATE-18, FINAL-02, FINAL-03]', async () => {
      const { state } = await waiting()
      expect(await state()).toEqual({
        ...nothingNeeded,
        finalised: false,
        approvalId: expect.stringMatching(/^[\w-]{36}$/),
      })
      await decideLast('APPROVED')
      expect(await state()).toEqual({ ...nothingNeeded, finalised: true, approvalId: null })
    })

    it('is unknown after it was rejected, or after a month', async () => {
      const [rejected, late] = [await waiting(), await waiting()]
      backend.clock.advance(30 * 24 * HOUR)
      expect(await failureOf(late.state())).toEqual(INVALID_LINK)
      const next = await waiting()
      await decideLast('REJECTED')
      expect(await failureOf(rejected.state())).toEqual(INVALID_LINK)
      expect(await failureOf(next.state())).toEqual(INVALID_LINK)
    })

    it('returns nothing else for that code, and stores only its hash', async () => {
      const { code, emailAddress } = await waiting()
      const said = { organisation: { companyName: 'Harbour Point' } }
      const body = { code, recaptchaToken: await solvedCaptcha(client), ...said }
      expect(await failureOf(finalise(client, { body }))).toEqual(INVALID_LINK)
      const again = await registration(newAddress(), { registrationCode: code })
      expect(await failureOf(register(client, { body: again }))).toEqual([400, INVALID_LINK[1]])
      expect(await statusOf(signInAs(emailAddress))).toBe(403)
      const kept = await backend.storage.db.selectFrom('sign_up_codes').select('code_hash').execute()
      expect(kept).toContainEqual({ code_hash: hashOf(code) })
      expect(JSON.stringify(kept)).not.toContain(code)
    })
  })

  it('is rejected when it is switched off', async () => {
    await turn('AllowSignUp', false)
    expect(await failureOf(signUp(newAddress()))).toEqual([403, 'Signing up is switched off.'])
  })

  it('is rejected for a taken address, also by a parallel sign-up', async () => {
    const taken = [409, 'This email address is already in use']
    expect(await failureOf(signUp('ELI@tributary.example'))).toEqual(taken)
    const emailAddress = newAddress()
    const answers = await Promise.all([signUp(emailAddress), signUp(emailAddress)].map(failureOf))
    expect(answers).toContainEqual(taken)
    expect(answers).toContain(undefined)
  })

  it.each(['abc', 'sue', 'kqwzxvbj', 'Password1', 'Harbour1', 'marsh-1'])(
    'with the password %s is rejected with the hint [VALID-12]',
    async (password) => {
      expect(await failureOf(signUp(newAddress(), { password }))).toEqual([400, HINT])
    },
  )

  it('with an invalid address is rejected', async () => {
    expect(await failureOf(signUp('ivy@harbour'))).toEqual([400, 'Invalid email address'])
  })

  it('needs a solved captcha, which can be used once [SIGNUP-19]', async () => {
    const refused = [400, 'The captcha could not be verified. Please try again.']
    const body = await registration(newAddress())
    await register(client, { body })
    const again = { ...body, account: { ...body.account, emailAddress: newAddress() } }
    expect(await failureOf(register(client, { body: again }))).toEqual(refused)
    expect(await failureOf(register(client, { body: { ...again, recaptchaToken: 'x' } }))).toEqual(refused)
  })

  it('is rate-limited', async () => {
    for (let times = 0; times < 20; times += 1) await failureOf(signUp(newAddress(), { password: 'abc' }))
    expect(await statusOf(signUp(newAddress()))).toBe(429)
  })

  it.each(['Eli\u202egnp.exe', 'Eli\nApproved', '\u200b'])(
    'as %j, with invisible or control characters, is rejected',
    async (firstName) => {
      const { account, ...rest } = await registration(newAddress())
      const body = { ...rest, account: { ...account, firstName } }
      const answer = await backend.browser().call('POST', '/registration/account', { body })
      expect([answer.statusCode, answer.json().message]).toEqual([
        400,
        ['body.account.firstName may hold letters, numbers and ordinary signs only.'],
      ])
    },
  )

  it.each([
    {},
    { account: {}, organisation: {}, recaptchaToken: 'x' },
    { account: { firstName: 'I', lastName: 'M', emailAddress: 'a@b.example', password: 'x', role: 'Admin' } },
  ])('with %j is rejected', async (body) => {
    expect((await backend.browser().call('POST', '/registration/account', { body })).statusCode).toBe(400)
  })
})

describe('whether an address is available [CALL-11]', () => {
  const ask = (emailAddress: string) => isEmailAvailable(client, { query: { emailAddress } })

  it('is returned', async () => {
    expect(await ask('ELI@tributary.example')).toBe(false)
    expect(await ask('unknown@tributary.example')).toBe(true)
    expect(await failureOf(ask('unknown'))).toEqual([400, 'Invalid email address'])
  })

  it('is returned ten times a minute and sixty times an hour', async () => {
    for (let minute = 0; minute < 6; minute += 1) {
      for (let times = 0; times < 10; times += 1) expect(await ask('unknown@tributary.example')).toBe(true)
      expect(await statusOf(ask('unknown@tributary.example'))).toBe(429)
      backend.clock.advance(MINUTE)
    }
    expect(await statusOf(ask('unknown@tributary.example'))).toBe(429)
    backend.clock.advance(HOUR)
    expect(await ask('unknown@tributary.example')).toBe(true)
  })

  it('is not returned to another site', async () => {
    const headers = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }
    const path = '/registration/verify?emailAddress=eli@tributary.example'
    expect((await backend.browser().call('GET', path, { headers })).statusCode).toBe(403)
    expect((await backend.browser().call('GET', '/registration/verify')).statusCode).toBe(400)
  })
})

describe('finishing an external sign-up [CALL-09, CALL-10]', () => {
  const ARRIVAL = 'arrived-in-this-browser'
  beforeEach(() => {
    client = newClient(backend, arrivedWith(ARRIVAL))
  })
  let acme: string
  beforeAll(async () => {
    acme = await backend.idOf('organisations', 'acme Traders')
  })
  const begin = (email: string, organisationId: string | null = null) =>
    backend.storage.db.transaction().execute((trx) =>
      startExternalSignUp(
        trx,
        {
          issuer: 'https://id.xero.example',
          subject: email,
          provider: 'xero',
          email,
          emailVerified: true,
          firstName: 'Noor',
          lastName: 'Reed',
          organisationId,
          browserHash: hashOf(ARRIVAL),
        },
        backend.clock.now,
      ),
    )
  const state = (code: string) => getFinalise(client, { query: { code } })
  type Answer =
    | { organisation: { companyName: string } }
    | { account: { password: string } }
    | { linkOrganisation: true }
  const answer = async (code: string, said: Answer) =>
    finalise(client, { body: { code, recaptchaToken: await solvedCaptcha(client), ...said } })
  const harbour = { organisation: { companyName: 'Harbour Point' } }
  const open = {
    finalised: false,
    firstName: 'Noor',
    provider: 'xero',
    approvalId: null,
    linkAccount: false,
    linkOrganisation: false,
    emailAddress: null,
  }
  const identities = () =>
    backend.storage.db
      .selectFrom('external_identities')
      .innerJoin('users', 'users.id', 'user_id')
      .select(['subject', 'users.email'])
      .execute()

  it('needs an organisation to finish', async () => {
    const email = newAddress()
    const code = await begin(email)
    expect(await state(code)).toEqual(open)
    expect(await answer(code, harbour)).toEqual({ ...open, finalised: true })
    expect(await identities()).toContainEqual({ subject: email, email })
    expect(await latestMail(backend, email, 'welcome')).toMatchObject({ companyName: 'Harbour Point' })
    expect(await state(code)).toMatchObject({ finalised: true })
    expect(await failureOf(answer(code, harbour))).toEqual(INVALID_LINK)
  })

  it('needs approval if the installation requires it', async () => {
    await turn('RequireSignUpApproval', true)
    const code = await begin(newAddress())
    const waiting = await answer(code, harbour)
    expect(waiting).toEqual({ ...open, approvalId: expect.any(String) })
    expect(await state(code)).toEqual(waiting)
    expect(await answer(code, harbour)).toEqual(waiting)
    const body = { approvalId: waiting.approvalId ?? '', approvalStatus: 'APPROVED' as const }
    await decideApproval(await clientOf(backend, 'sue'), { body })
    expect(await state(code)).toEqual({ ...open, finalised: true })
  })

  it('offers to join the organisation with the same companies, which approves it', async () => {
    const email = newAddress()
    const code = await begin(email, acme)
    expect(await state(code)).toEqual({ ...open, linkOrganisation: true })
    const waiting = await answer(code, { linkOrganisation: true })
    expect(waiting).toEqual({ ...open, approvalId: expect.any(String) })
    const olga = await clientOf(backend, 'olga')
    const body = { approvalId: waiting.approvalId ?? '', approvalStatus: 'APPROVED' as const }
    expect((await decideApproval(olga, { body })).data.approvalContext).toContain('asks to join acme Traders')
    expect(await state(code)).toMatchObject({ finalised: true })
    const member = await backend.storage.db
      .selectFrom('users')
      .innerJoin('user_organisations', 'user_id', 'users.id')
      .innerJoin('roles', 'roles.id', 'role_id')
      .select(['organisation_id', 'roles.name', 'status_id'])
      .where('email', '=', email)
      .execute()
    expect(member).toEqual([{ organisation_id: acme, name: 'User', status_id: 1 }])
  })

  it('is unknown after it was rejected, and its address is available again', async () => {
    const email = newAddress()
    const code = await begin(email, acme)
    const { approvalId } = await answer(code, { linkOrganisation: true })
    const body = { approvalId: approvalId ?? '', approvalStatus: 'REJECTED' as const }
    await decideApproval(await clientOf(backend, 'olga'), { body })
    expect(await failureOf(state(code))).toEqual(INVALID_LINK)
    expect(await isEmailAvailable(client, { query: { emailAddress: email } })).toBe(true)
    expect(await latestMail(backend, email, 'approval-decided')).toMatchObject({ approved: false })
  })

  it('can create a new organisation instead', async () => {
    const code = await begin(newAddress(), acme)
    expect(await answer(code, harbour)).toMatchObject({ finalised: true })
    expect(await failureOf(answer(await begin(newAddress()), { linkOrganisation: true }))).toEqual([
      400,
      'This portal has no organisation to join.',
    ])
  })

  it('links an existing account only with its password', async () => {
    const code = await begin(emailOf('una'), acme)
    expect(await state(code)).toEqual({ ...open, linkAccount: true, emailAddress: emailOf('una') })
    expect(await failureOf(answer(code, { account: { password: 'wrong' } }))).toEqual([
      400,
      'Please check your password.',
    ])
    expect(await failureOf(answer(code, harbour))).toEqual([
      400,
      'There is an account with your email address. Please sign in to continue.',
    ])
    expect(await identities()).not.toContainEqual({ subject: emailOf('una'), email: emailOf('una') })
    expect(await answer(code, { account: { password: 'Horse-7-battery' } })).toMatchObject({
      finalised: true,
    })
    expect(await identities()).toContainEqual({ subject: emailOf('una'), email: emailOf('una') })
    expect(await lastAction()).toBe('account.linked')
  })

  it('limits guesses of that password', async () => {
    const code = await begin(emailOf('eli'))
    const guess = () => statusOf(answer(code, { account: { password: 'wrong' } }))
    for (let tries = 0; tries < 5; tries += 1) expect(await guess()).toBe(400)
    expect(await guess()).toBe(429)
  })

  it('links the identity to the new account when its address is verified [SIGNUP-22]', async () => {
    const [email, code] = [newAddress(), await begin('noor@id.example')]
    await signUp(email, { registrationCode: code })
    expect(await state(code)).toMatchObject({ finalised: true })
    expect(await identities()).not.toContainEqual({ subject: 'noor@id.example', email })
    await firstSignIn(email)
    expect(await identities()).toContainEqual({ subject: 'noor@id.example', email })
    expect(await failureOf(signUp(newAddress(), { registrationCode: code }))).toEqual([400, INVALID_LINK[1]])
  })

  it('expires after 30 minutes, or when the user starts again', async () => {
    const email = newAddress()
    const first = await begin(email)
    const second = await begin(email)
    expect(await failureOf(state(first))).toEqual(INVALID_LINK)
    backend.clock.advance(30 * MINUTE)
    expect(await failureOf(state(second))).toEqual(INVALID_LINK)
    expect(await failureOf(answer(second, harbour))).toEqual(INVALID_LINK)
  })

  it('is executed once when it is sent twice', async () => {
    const email = newAddress()
    const code = await begin(email)
    const answers = await Promise.all([answer(code, harbour), answer(code, harbour)].map(statusOf))
    expect(answers).toContain(undefined)
    const { db } = backend.storage
    expect(await db.selectFrom('users').select('id').where('email', '=', email).execute()).toHaveLength(1)
  })

  it.each(['AllowSignUp', 'AllowExternalSignIn'] as const)('is rejected when %s is off', async (key) => {
    await turn(key, false)
    expect(await statusOf(answer(await begin(newAddress()), harbour))).toBe(403)
  })

  it.each([
    {},
    { code: 'x', recaptchaToken: 'x' },
    { code: 'x', recaptchaToken: 'x', linkOrganisation: false },
  ])('with %j is rejected', async (body) => {
    expect((await backend.browser().call('POST', '/registration/finalise', { body })).statusCode).toBe(400)
    expect((await backend.browser().call('GET', '/registration/finalise')).statusCode).toBe(400)
  })
})

describe('a forgotten password [CALL-12, CALL-13, CALL-14]', () => {
  const ask = async (emailAddress: string) =>
    requestPasswordReset(client, { body: { emailAddress, recaptchaToken: await solvedCaptcha(client) } })
  const linkTo = async (emailAddress: string) =>
    (await latestMail(backend, emailAddress, 'password-link')).token
  const validate = (token: string) => validateResetToken(client, { query: { token } })
  const reset = (token: string, password = PASSWORD) => resetPassword(client, { body: { token, password } })
  const INVALID = [403, 'This link is invalid or has expired.']

  async function newPerson() {
    const emailAddress = newAddress()
    await signUp(emailAddress)
    return emailAddress
  }

  it('is set with the link, once, within an hour [RESET-27]', async () => {
    const emailAddress = await newPerson()
    await ask(emailAddress)
    const token = await linkTo(emailAddress)
    backend.clock.advance(59 * MINUTE)
    await validate(token)
    await validate(token)
    expect(await reset(token, 'zx8-kqwvb')).toEqual({ message: 'The password has been set.', data: null })
    expect(await failureOf(validate(token))).toEqual(INVALID)
    expect(await failureOf(reset(token, 'vb9-kqwzx'))).toEqual(INVALID)
    expect(await statusOf(signInAs(emailAddress))).toBe(401)
    expect(await signInAs(emailAddress, 'zx8-kqwvb')).toMatchObject({ kind: 'signed-in' })
    expect(await mailsOf(backend, emailAddress, 'password-changed')).toHaveLength(1)

    await ask(emailAddress)
    const late = await linkTo(emailAddress)
    backend.clock.advance(HOUR)
    expect(await failureOf(validate(late))).toEqual(INVALID)
    expect(await failureOf(reset(late))).toEqual(INVALID)
  })

  it('ends every session and trusted device, and does not sign in', async () => {
    const emailAddress = await newPerson()
    const ivy = newClient(backend)
    await signIn(ivy, { emailAddress, password: PASSWORD })
    const { db } = backend.storage
    const { id } = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', emailAddress)
      .executeTakeFirstOrThrow()
    const now = backend.clock.now
    const device = { user_id: id, description: 'A browser', secret_hash: 'x', created_at: now, used_at: now }
    await db.insertInto('devices').values(device).execute()
    await ask(emailAddress)
    const browser = backend.browser()
    const body = { token: await linkTo(emailAddress), password: 'zx8-kqwvb' }
    const done = await browser.call('POST', '/reset-password', { body })
    expect(done.headers['set-cookie']).toBeUndefined()
    expect(await statusOf(listOrganisations(ivy))).toBe(401)
    expect(await refreshSession(ivy)).toBeNull()
    expect(await db.selectFrom('devices').select('id').where('user_id', '=', id).execute()).toEqual([])
    expect(await lastAction()).toBe('password.reset')
  })

  it('gets the same response for a known and an unknown address', async () => {
    const locked = await newPerson()
    await backend.storage.db.updateTable('users').set({ status_id: 3 }).where('email', '=', locked).execute()
    const answers = []
    for (const emailAddress of [await newPerson(), newAddress(), locked]) {
      const body = { emailAddress, recaptchaToken: await solvedCaptcha(client) }
      const { statusCode, body: text } = await backend
        .browser()
        .call('POST', '/reset-password/request', { body })
      answers.push(`${statusCode} ${text}`)
      expect(await mailsOf(backend, emailAddress, 'password-link')).toHaveLength(answers.length === 1 ? 1 : 0)
    }
    expect(new Set(answers).size).toBe(1)
    expect(answers[0]).toContain('If this address has an account')
  })

  it('mails three links in 15 minutes, ignores the fourth silently, and only the newest works', async () => {
    const emailAddress = await newPerson()
    for (let times = 0; times < 4; times += 1) await ask(emailAddress)
    const links = await mailsOf(backend, emailAddress, 'password-link')
    expect(links).toHaveLength(3)
    expect(await failureOf(validate(links[1]?.token ?? ''))).toEqual(INVALID)
    expect(await failureOf(validate(links[2]?.token ?? ''))).toBeUndefined()
  })

  it('mails ten links a day, and ignores the eleventh silently', async () => {
    const emailAddress = await newPerson()
    for (let times = 0; times < 12; times += 1) {
      await ask(emailAddress)
      backend.clock.advance(20 * MINUTE)
    }
    expect(await mailsOf(backend, emailAddress, 'password-link')).toHaveLength(10)
  })

  it('is limited to twenty requests an hour from one network', async () => {
    for (let times = 0; times < 20; times += 1) await ask(newAddress())
    expect(await statusOf(ask(newAddress()))).toBe(429)
  })

  it('is set once by fifty parallel requests', async () => {
    const emailAddress = await newPerson()
    await ask(emailAddress)
    const token = await linkTo(emailAddress)
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => statusOf(reset(token, `zx8-kqwvb-${index}`))),
    )
    expect(answers.filter((status) => status === undefined)).toHaveLength(1)
    expect(answers.filter((status) => status === 403)).toHaveLength(49)
  })

  it('is set only with such a token', async () => {
    const { body } = await backend.browser().call('POST', '/reset-password', {
      body: { token: 'x', password: PASSWORD, emailAddress: emailOf('sue') },
    })
    expect(JSON.parse(body).statusCode).toBe(400)
    for (const token of ['x', '', emailOf('sue')].filter(Boolean))
      expect(await failureOf(reset(token))).toEqual(INVALID)
    expect(await statusOf(clientOf(backend, 'sue'))).toBeUndefined()
  })

  it('must meet the policy, and the link stays valid', async () => {
    const emailAddress = await newPerson()
    await ask(emailAddress)
    const token = await linkTo(emailAddress)
    expect(await failureOf(reset(token, 'Harbour1'))).toEqual([400, HINT])
    expect(await failureOf(reset(token))).toBeUndefined()
  })

  it('can be set for seven days when the account has no password yet', async () => {
    const emailAddress = await newPerson()
    const { db } = backend.storage
    const user = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', emailAddress)
      .executeTakeFirstOrThrow()
    const person = { userId: user.id, firstName: 'Ivy', email: emailAddress }
    const tools = { secretBox: createSecretBox(backend.config.encryptionKey), clock: () => backend.clock.now }
    await sendPasswordLink(db, tools, person, 'set')
    backend.clock.advance(7 * 24 * HOUR - 1)
    expect(await failureOf(reset(await linkTo(emailAddress)))).toBeUndefined()
  })

  it('needs an address and a captcha, which can be used once', async () => {
    expect(await failureOf(ask('sue'))).toEqual([400, 'Invalid email address'])
    const body = { emailAddress: emailOf('sue'), recaptchaToken: 'x' }
    expect(await statusOf(requestPasswordReset(client, { body }))).toBe(400)
    const solved = { ...body, recaptchaToken: await solvedCaptcha(client) }
    expect(await statusOf(requestPasswordReset(client, { body: solved }))).toBeUndefined()
    expect(await statusOf(requestPasswordReset(client, { body: solved }))).toBe(400)
    expect((await backend.browser().call('GET', '/reset-password/validate')).statusCode).toBe(400)
  })

  it('leaves no token in the database or the log', async () => {
    const emailAddress = await newPerson()
    await ask(emailAddress)
    const token = await linkTo(emailAddress)
    await validate(token)
    const { db } = backend.storage
    const rows = JSON.stringify([
      await db.selectFrom('password_tokens').selectAll().execute(),
      await db.selectFrom('outbox').selectAll().execute(),
      await db.selectFrom('audit_log').selectAll().execute(),
    ])
    expect(rows).not.toContain(token)
    expect(backend.log.join('\n')).not.toContain(token)
  })

  it('limits attempts with unknown tokens', async () => {
    for (let tries = 0; tries < 60; tries += 1) await failureOf(validate('x'))
    expect(await statusOf(validate('x'))).toBe(429)
    expect(await statusOf(reset('x'))).toBe(429)
  })
})

it('captcha challenges are limited to sixty in ten minutes [CALL-117]', async () => {
  const browser = backend.browser()
  const ask = async () => (await browser.call('GET', '/captcha/challenge')).statusCode
  for (let times = 0; times < 60; times += 1) expect(await ask()).toBe(200)
  expect(await ask()).toBe(429)
})
