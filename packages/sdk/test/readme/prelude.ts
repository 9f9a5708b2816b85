import { isDeepStrictEqual } from 'node:util'
import { createClient, listConnectors } from '@tributary/sdk'

/** The snippets talk to this address; it is a server of this machine that answers with the documented examples. */
const PUBLISHED = 'https://portal.example'
const origin = process.env.EXAMPLE_ORIGIN ?? ''
const plainFetch = globalThis.fetch
globalThis.fetch = async (input, init) => {
  const address = String(input).replace(PUBLISHED, origin)
  if (address.endsWith('/auth/signin')) sessionEnded = false
  return sessionEnded
    ? Response.json({ message: 'Unauthorized' }, { status: 401 })
    : plainFetch(address, init)
}

let sessionEnded = false

/** From now on the server knows of no session, until somebody signs in. */
export const hoursPass = (): void => {
  sessionEnded = true
}

/** Where a program would ask. */
export const askForPassword = async (): Promise<string> => password

export const client = createClient({ baseUrl: `${PUBLISHED}/backend`, token: 'a-token' })
export const { signal } = new AbortController()
export const password = 'a long sentence of yours'
export const orgId = '0193f5a2-6c1d-4e8b-9a37-000000000001'
export const userId = '0193f5a2-6c1d-4e8b-9a37-000000000007'
export const now = new Date('2026-11-21T08:00:00Z')
export const viewer = { role: 'OrganisationAdmin', roleLevel: 2 }

const [first] = await listConnectors(client, { params: { orgId, connectorId: 'ftp' } })
if (!first) throw new Error('The examples have no connector.')
export const connector = first

/** Where a program would put words on a screen. */
export const show = (..._: unknown[]): void => {}

/** What the arrows of the snippets did not keep. */
export const broken: string[] = []

export function check(line: number, actual: unknown, promised: unknown): void {
  if (!isDeepStrictEqual(actual, promised))
    broken.push(`line ${line}: promised ${JSON.stringify(promised)}, but it is ${JSON.stringify(actual)}`)
}
