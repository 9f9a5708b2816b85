import { readFile } from 'node:fs/promises'
import { TOKEN_PREFIX } from '@tributary/domain'
import { CommandFailure, usage } from '../failure/command-failure.ts'
import type { Io } from '../terminal/io.ts'
import { accessMessages as messages } from './access.messages.ts'
import { type Profile, readProfiles } from './config-store.ts'
import { type PortalAddress, portalAddress } from './portal-address.ts'

/** Options of every command that calls the server. */
export type AccessOptions = {
  /** The stored sign-in to use. */
  profile?: string | undefined
  /** Whether plain HTTP may be used to a different machine. */
  insecureHttp?: boolean | undefined
}

/** An address with the token for it. */
export type Access = PortalAddress & { token: string }

const DEFAULT_PROFILE = 'default'

/** Returns the name of the profile, which is also a key of a file. */
export function profileName({ profile = DEFAULT_PROFILE }: AccessOptions): string {
  if (!/^[\w-]{1,40}$/.test(profile) || profile === '__proto__') throw usage(messages.badProfile)
  return profile
}

/**
 * Returns where to call and with which token: those of the environment, unless a profile is named. The token of a profile
 * is sent to the address of that profile only.
 */
export async function credentials(io: Io, options: AccessOptions): Promise<Access> {
  const { env } = io
  const token = options.profile === undefined ? await environmentToken(env) : undefined
  if (token !== undefined) {
    if (!env.TRIBUTARY_URL) throw usage(messages.noUrl)
    return { ...portalAddress(env.TRIBUTARY_URL, options.insecureHttp), token }
  }
  const name = profileName(options)
  const stored = (await readProfiles(io))[name]
  if (!stored) throw new CommandFailure('notSignedIn', messages.noToken(name))
  return ofProfile(stored, name, options, env.TRIBUTARY_URL)
}

function ofProfile(
  { url, token }: Profile,
  name: string,
  options: AccessOptions,
  wanted: string | undefined,
): Access {
  // The user has allowed plain HTTP for this address at the sign-in.
  const address = portalAddress(url, true)
  const isOther = wanted && portalAddress(wanted, true).portal !== address.portal
  if (isOther && options.profile === undefined) throw usage(messages.otherUrl(name))
  return { ...address, token }
}

async function environmentToken({ TRIBUTARY_TOKEN, TRIBUTARY_TOKEN_FILE }: Io['env']) {
  if (TRIBUTARY_TOKEN && TRIBUTARY_TOKEN_FILE) throw usage(messages.twoTokens)
  if (TRIBUTARY_TOKEN) return checkedToken(TRIBUTARY_TOKEN, 'TRIBUTARY_TOKEN')
  if (!TRIBUTARY_TOKEN_FILE) return undefined
  const text = await readFile(TRIBUTARY_TOKEN_FILE, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw usage(messages.cannotRead(messages.tokenFile, error.code ?? error.name))
  })
  return checkedToken(text, messages.tokenFile)
}

/** Returns a token without surrounding space. Fails for any other text, and does not repeat it. */
export function checkedToken(text: string, source: string): string {
  const token = text.trim()
  if (!token.startsWith(TOKEN_PREFIX) || !/^[\w-]{10,200}$/.test(token))
    throw usage(messages.notAToken(source))
  return token
}
