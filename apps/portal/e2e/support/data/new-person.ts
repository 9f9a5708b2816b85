import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Server } from '../server/server.ts'
import { mailTo } from './mail.ts'
import { type Person, password } from './people.ts'

let strangers = 0

/** Somebody nobody knows yet, with an address that no other test uses. */
export function stranger(firstName: string): Person {
  strangers++
  const email = `${firstName.toLowerCase()}.${process.pid}.${strangers}@newcomers.example`
  return { firstName, lastName: 'Newcomer', email, role: 'OrganisationAdmin' }
}

/**
 * A person of a test's own, with an organisation of their own and the password everybody has, signed up as anybody would
 * be but without a screen. Their address is not verified yet. Each comes from a network of their own: the server lets
 * twenty sign up from one in an hour.
 */
export async function signedUp({ url }: Server, firstName: string): Promise<Person> {
  const person = stranger(firstName)
  const { role: _, email: emailAddress, ...names } = person
  const answer = await post(url, '/registration/account', {
    account: { ...names, emailAddress, password },
    organisation: { companyName: `${firstName}’s Company` },
    recaptchaToken: await solvedCaptcha(url),
  })
  expect(answer.status).toBe(201)
  return person
}

/** As {@link signedUp}, with the address verified: they have signed in once, and left nothing behind. */
export async function newPerson(server: Server, firstName: string): Promise<Person> {
  const person = await signedUp(server, firstName)
  const asked = await post(server.url, '/auth/signin', { emailAddress: person.email, password })
  const { verificationReference } = await asked.json()
  const mail = await mailTo(server.dataDir, person.email, { kind: 'verification-code' })
  const entered = { verificationReference, verificationCode: mail.code, verificationTrustDevice: false }
  const cookie = asked.headers.getSetCookie().map((line) => line.split(';')[0])
  const signedIn = await post(server.url, '/auth/signin', entered, { Cookie: cookie.join('; ') })
  expect(signedIn.status).toBe(200)
  const { accessToken, verificationDevices } = await signedIn.json()
  const headers = { Authorization: `Bearer ${accessToken}` }
  for (const { Reference } of verificationDevices) {
    const device = `${server.url}/backend/me/security/mfa/devices/${Reference}`
    expect((await fetch(device, { method: 'DELETE', headers })).status).toBe(200)
  }
  expect((await post(server.url, '/auth/signout', {}, headers)).status).toBe(200)
  // A test that waits for a code of its own must not find this one.
  await rm(join(server.dataDir, 'outbox', mail.name))
  return person
}

const home = () => ({ 'X-Forwarded-For': `10.0.${strangers >> 8}.${strangers & 255}` })

const post = (url: string, path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${url}/backend${path}`, {
    method: 'POST',
    headers: { ...home(), 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

async function solvedCaptcha(url: string): Promise<string> {
  // The contract leaves the form of a puzzle to the captcha.
  const answer = await fetch(`${url}/backend/captcha/challenge`, { headers: home() })
  const challenge = (await answer.json()) as Challenge
  const solution = await solveChallenge({ challenge, deriveKey })
  return btoa(JSON.stringify({ challenge, solution }))
}
