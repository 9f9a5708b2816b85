import { isDeepStrictEqual } from 'node:util'
import { createClient, listConnectors } from '@tributary/sdk'

/** The snippets call this address. Requests go to a local server that returns the documented examples below `/backend`. */
const PUBLISHED = 'https://portal.example'
const origin = process.env.EXAMPLE_ORIGIN ?? ''
const plainFetch = globalThis.fetch
globalThis.fetch = async (input, init) => {
  const address = String(input).replace(`${PUBLISHED}/v1/`, `${origin}/backend/`)
  if (address.endsWith('/auth/signin')) sessionEnded = false
  return sessionEnded
    ? Response.json({ message: 'Unauthorized' }, { status: 401 })
    : plainFetch(address, init)
}

let sessionEnded = false

/** Ends the session on the server, until the next sign-in. */
export const hoursPass = (): void => {
  sessionEnded = true
}

/** Replaces the program's password prompt. */
export const askForPassword = async (): Promise<string> => password

export const client = createClient({ baseUrl: `${PUBLISHED}/v1`, token: 'a-token' })
export const { signal } = new AbortController()
export const password = 'a long sentence of yours'
export const orgId = '0193f5a2-6c1d-4e8b-9a37-000000000001'
export const userId = '0193f5a2-6c1d-4e8b-9a37-000000000007'
export const now = new Date('2026-11-21T08:00:00Z')
export const viewer = { role: 'OrganisationAdmin', roleLevel: 2 }

const [first] = await listConnectors(client, { params: { orgId, connectorId: 'ftp' } })
if (!first) throw new Error('The examples have no connector.')
export const connector = first

/** Replaces the program's output. */
export const show = (..._: unknown[]): void => {}

/** The mismatches between documented and actual values. */
export const broken: string[] = []

export function check(line: number, actual: unknown, promised: unknown): void {
  if (!isDeepStrictEqual(actual, promised))
    broken.push(`line ${line}: promised ${JSON.stringify(promised)}, but it is ${JSON.stringify(actual)}`)
}
