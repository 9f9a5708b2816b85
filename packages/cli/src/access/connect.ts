import { type Client, createClient } from '@tributary/sdk'
import type { Io } from '../terminal/io.ts'
import { version } from '../version.ts'
import { type Access, type AccessOptions, credentials } from './credentials.ts'

/** A client for this access. */
export const clientFor = (
  { fetch }: Pick<Io, 'fetch'>,
  { baseUrl, token }: Pick<Access, 'baseUrl' | 'token'>,
): Client =>
  createClient({
    baseUrl,
    token,
    credentials: 'omit',
    headers: { 'user-agent': `tributary-cli/${version}` },
    ...(fetch && { fetch }),
  })

/** Returns a client with the token of the environment or of the profile. Makes no call. */
export async function connect(io: Io, options: AccessOptions): Promise<Client> {
  return clientFor(io, await credentials(io, options))
}
