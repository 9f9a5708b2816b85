import { expect } from '@playwright/test'
import type { Server } from '../server/server.ts'
import { type Person, password } from './people.ts'

/** Makes a call as the signed-in user. Fails the test unless it succeeds, and returns the JSON body, unchecked. */
export type ApiCall = <T>(method: string, path: string, body?: object) => Promise<T>

/** Signs a user in through the API, in a session separate from every browser. */
export async function apiSession({ url }: Server, { email }: Person): Promise<ApiCall> {
  let accessToken: string | undefined
  const call: ApiCall = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${url}/backend${path}`, {
      method,
      headers: {
        ...(body && { 'Content-Type': 'application/json' }),
        ...(accessToken && { Authorization: `Bearer ${accessToken}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    expect(response.ok, `${method} ${path}: ${response.status}`).toBe(true)
    return response.json()
  }
  const session = await call<{ accessToken: string }>('POST', '/auth/signin', {
    emailAddress: email,
    password,
  })
  accessToken = session.accessToken
  return call
}
