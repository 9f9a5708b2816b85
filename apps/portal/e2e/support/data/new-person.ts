import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Server } from '../server/server.ts'
import { mailTo } from './mail.ts'
import { type Person, password } from './people.ts'

let strangers = 0

/** Returns a new user without an account, with an address that no other test uses. */
export function stranger(firstName: string): Person {
  strangers++
  const email = `${firstName.toLowerCase()}.${process.pid}.${strangers}@newcomers.example`
  return { firstName, lastName: 'Newcomer', email, role: 'OrganisationAdmin' }
}

/**
 * Signs a user up through the API, with their own organisation and the usual password. Their address is not
 * verified yet. Each sign-up uses a different network address, because the server allows twenty per hour
 * from one.
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

/** Like {@link signedUp}, with a verified address and no trusted device or session left. */
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
  // So that a test that waits for a code does not find this one.
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
  // The contract does not define the format of a captcha challenge.
  const answer = await fetch(`${url}/backend/captcha/challenge`, { headers: home() })
  const challenge = (await answer.json()) as Challenge
  const solution = await solveChallenge({ challenge, deriveKey })
  return btoa(JSON.stringify({ challenge, solution }))
}
