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
 * be but without a screen. Twenty in an hour are all the server lets sign up from one network.
 */
export async function newPerson({ url }: Server, firstName: string): Promise<Person> {
  const person = stranger(firstName)
  const { role: _, email: emailAddress, ...names } = person
  const answer = await post(`${url}/backend/registration/account`, {
    account: { ...names, emailAddress, password },
    organisation: { companyName: `${firstName}’s Company` },
    recaptchaToken: await solvedCaptcha(url),
  })
  expect(answer.status).toBe(201)
  return person
}

async function solvedCaptcha(url: string): Promise<string> {
  // The contract leaves the form of a puzzle to the captcha.
  const challenge = (await (await fetch(`${url}/backend/captcha/challenge`)).json()) as Challenge
  const solution = await solveChallenge({ challenge, deriveKey })
  return btoa(JSON.stringify({ challenge, solution }))
}

const post = (address: string, body: object) =>
  fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
