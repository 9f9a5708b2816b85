import { expect } from '@playwright/test'
import type { Server } from '../server/server.ts'
import { mailTo } from './mail.ts'
import { type Person, password } from './people.ts'

// What a person does to their own account somewhere else: without a screen, in a session of its own.

type Json = Record<string, unknown>

/** Signs somebody in elsewhere; answers what they can do there. */
export async function signInElsewhere({ url }: Server, person: Person) {
  const call = async (method: string, path: string, accessToken?: string, body?: object): Promise<Json> => {
    const answer = await fetch(`${url}/backend${path}`, {
      method,
      headers: {
        ...(body && { 'Content-Type': 'application/json' }),
        ...(accessToken && { Authorization: `Bearer ${accessToken}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    expect(answer.status, `${method} ${path}`).toBe(200)
    return (await answer.json()) as Json
  }
  const session = await call('POST', '/auth/signin', undefined, { emailAddress: person.email, password })
  const accessToken = String(session.accessToken)
  const codes = (body: object) => call('POST', '/me/security/mfa', accessToken, body)
  return {
    codes,
    signOut: () => call('POST', '/auth/signout', accessToken),
    signOutEverywhere: () => call('DELETE', '/me/security/sessions', accessToken),
  }
}

/** Ends every session a person has, as they would from another browser. */
export async function endEverySession(server: Server, person: Person): Promise<void> {
  await (await signInElsewhere(server, person)).signOutEverywhere()
}

/** Has sign-ins of a person ask for a code; takes one of the three codes that are sent in a quarter of an hour. */
export async function turnCodesOn(server: Server, person: Person): Promise<void> {
  const elsewhere = await signInElsewhere(server, person)
  const { verificationReference } = await elsewhere.codes({ enable: true })
  const { code } = await mailTo(server.dataDir, person.email, { kind: 'verification-code' })
  await elsewhere.codes({ enable: true, verificationReference, verificationCode: code })
  await elsewhere.signOut()
}
