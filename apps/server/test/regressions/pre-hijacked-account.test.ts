import {
  type Client,
  confirmSignIn,
  register,
  requestPasswordReset,
  resetPassword,
  signIn,
  signInWithCode,
} from '@tributary/sdk'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ProviderWorld, startProviderWorld } from '../external/provider-world.ts'
import { type Page, webBrowser } from '../external/web-browser.ts'
import { solvedCaptcha } from '../support/captcha.ts'
import { latestMail, mailsOf } from '../support/outbox.ts'
import { statusOf } from '../support/sdk-client.ts'

// An attacker opens an account with a victim's address and the attacker's own identity, and waits until the victim uses
// it (CVE-2025-64717 and similar).

const ATTACKERS = 'kq#wz7-xvbj'
const OWNERS = 'Lantern-4-heron'
const QUINN = 'quinn@quayside.example'

let world: ProviderWorld
let victims = 0
let victim: string
beforeAll(async () => {
  world = await startProviderWorld()
})
beforeEach(async () => {
  victim = `victim${victims++}@bigcorp.example`
  const { db } = world.backend.storage
  for (const table of ['outbox', 'rate_counters', 'sign_in_attempts', 'external_sign_ups'] as const)
    await db.deleteFrom(table).execute()
  await db.deleteFrom('external_identities').where('subject', '<>', 'una-ulm').execute()
  await db.deleteFrom('users').where('email', '=', QUINN).execute()
})
afterAll(() => world?.close())

const codeIn = ({ address }: Page) => address.searchParams.get('code') ?? ''
const errorIn = ({ address }: Page) => address.searchParams.get('error')

async function signUp(client: Client, emailAddress: string, registrationCode?: string) {
  const body = {
    account: { firstName: 'Vic', lastName: 'Marsh', emailAddress, password: ATTACKERS },
    organisation: { companyName: 'Harbour Point' },
    recaptchaToken: await solvedCaptcha(client),
    ...(registrationCode && { registrationCode }),
  }
  return register(client, { body })
}

/** The attacker is Quinn at the provider and enters the victim's address. */
async function hijack() {
  const { client, page } = await world.comeAs('Quinn', 'intent=signup')
  await signUp(client, victim, codeIn(page))
  return client
}

async function resetByOwner(emailAddress: string, password = OWNERS) {
  const owner = world.clientIn(webBrowser())
  const recaptchaToken = await solvedCaptcha(owner)
  await requestPasswordReset(owner, { body: { emailAddress, recaptchaToken } })
  const { token } = await latestMail(world.backend, emailAddress, 'password-link')
  await resetPassword(owner, { body: { token, password } })
  return owner
}

async function enterCode(client: Client, emailAddress: string, password: string) {
  const asked = await signIn(client, { emailAddress, password })
  if (asked.kind !== 'verification-required') throw new Error('Expected a request for a code.')
  const { code } = await latestMail(world.backend, emailAddress, 'verification-code')
  return confirmSignIn(client, { reference: asked.reference, code, trustDevice: false })
}

describe('an identity linked under an entered address [SIGNUP-22]', () => {
  it('does not sign in after the owner has reset the password', async () => {
    await hijack()
    await resetByOwner(victim)
    expect(errorIn((await world.comeAs('Quinn')).page)).toBe('unauthorised')
  })

  it('does not sign in before the address is verified', async () => {
    await hijack()
    expect(errorIn((await world.comeAs('Quinn')).page)).toBe('unauthorised')
  })

  it('signs in after the user who signed up has entered the mailed code', async () => {
    const client = await hijack()
    expect(await enterCode(client, victim, ATTACKERS)).toMatchObject({ kind: 'signed-in' })
    const again = await world.comeAs('Quinn')
    expect(await signInWithCode(again.client, codeIn(again.page))).toMatchObject({ user: { email: victim } })
  })

  it('signs in immediately with an address that the provider has verified', async () => {
    const { client, page } = await world.comeAs('Quinn', 'intent=signup')
    await signUp(client, QUINN, codeIn(page))
    const again = await world.comeAs('Quinn')
    expect(await signInWithCode(again.client, codeIn(again.page))).toMatchObject({ user: { email: QUINN } })
    expect(await signIn(client, { emailAddress: QUINN, password: ATTACKERS })).toMatchObject({
      kind: 'signed-in',
    })
  })
})

describe('the password of a sign-up [SIGNUP-22]', () => {
  it('requires the mailed code with every setting', async () => {
    const client = world.clientIn(webBrowser())
    await signUp(client, victim)
    expect(await signIn(client, { emailAddress: victim, password: ATTACKERS })).toMatchObject({
      kind: 'verification-required',
    })
    expect(await mailsOf(world.backend, victim, 'verification-code')).toHaveLength(1)
  })

  it('needs the code once, which verifies the address', async () => {
    const client = world.clientIn(webBrowser())
    await signUp(client, victim)
    await enterCode(client, victim, ATTACKERS)
    expect(await signIn(client, { emailAddress: victim, password: ATTACKERS })).toMatchObject({
      kind: 'signed-in',
    })
  })

  it('needs no code after a reset, which verifies the address', async () => {
    await signUp(world.clientIn(webBrowser()), victim)
    const owner = await resetByOwner(victim)
    expect(await signIn(owner, { emailAddress: victim, password: OWNERS })).toMatchObject({
      kind: 'signed-in',
    })
    expect(await statusOf(signIn(owner, { emailAddress: victim, password: ATTACKERS }))).toBe(401)
  })
})

describe('a password reset by mail [SIGNUP-22]', () => {
  it('removes the identity the account was created with', async () => {
    const { client, page } = await world.comeAs('Quinn', 'intent=signup')
    await signUp(client, QUINN, codeIn(page))
    await resetByOwner(QUINN)
    expect(errorIn((await world.comeAs('Quinn')).page)).toBe('unauthorised')
  })
})
