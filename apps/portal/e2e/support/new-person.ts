import { expect } from '@playwright/test'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { type Person, password } from './people.ts'
import type { Server } from './server.ts'

let signedUp = 0

/** Somebody nobody knows yet, with an address that no other test uses. */
export function stranger(firstName: string): Person {
  signedUp++
  const email = `${firstName.toLowerCase()}.${process.pid}.${signedUp}@newcomers.example`
  return { firstName, lastName: 'Newcomer', email, role: 'OrganisationAdmin' }
}

/**
 * A person of a test's own, with an organisation of their own and the password everybody has, signed up as anybody would
 * be but without a screen. Each comes from a network of their own: the server lets twenty sign up from one in an hour.
 */
export async function newPerson({ url }: Server, firstName: string): Promise<Person> {
  const person = stranger(firstName)
  const home = { 'X-Forwarded-For': `10.0.${signedUp >> 8}.${signedUp & 255}` }
  const { role: _, email: emailAddress, ...names } = person
  const answer = await fetch(`${url}/backend/registration/account`, {
    method: 'POST',
    headers: { ...home, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      account: { ...names, emailAddress, password },
      organisation: { companyName: `${firstName}’s Company` },
      recaptchaToken: await solvedCaptcha(url, home),
    }),
  })
  expect(answer.status).toBe(201)
  return person
}

async function solvedCaptcha(url: string, headers: Record<string, string>): Promise<string> {
  // The contract leaves the form of a puzzle to the captcha.
  const challenge = (await (await fetch(`${url}/backend/captcha/challenge`, { headers })).json()) as Challenge
  const solution = await solveChallenge({ challenge, deriveKey })
  return btoa(JSON.stringify({ challenge, solution }))
}
