import { isIP } from 'node:net'
import { Client, FTPError } from 'basic-ftp'
import { type Address, checkTarget, type OutboundRules } from '../../../outbound/outbound.ts'
import { SourceFailure } from '../../source-failure.ts'
import type { SyncLog } from '../../sync-log.ts'
import { ftpMessages } from './ftp.messages.ts'
import type { FtpSettings } from './ftp-settings.ts'

export type FtpLimits = {
  /** How long to wait for a connection, a response or more bytes. Milliseconds. */
  readonly idleMs: number
  /** Most bytes of a folder's listing. */
  readonly listingBytes: number
  /** Most files in a folder that the filter selects. */
  readonly files: number
}

export const ftpLimits: FtpLimits = { idleMs: 20_000, listingBytes: 8 * 1024 * 1024, files: 10_000 }

/**
 * Connects and signs in, encrypted as the settings demand. Data connections go to the address of the control
 * connection only: basic-ftp refuses any other that a server names.
 */
export async function connectFtp(
  settings: FtpSettings,
  outbound: OutboundRules,
  limits: FtpLimits,
  log: SyncLog,
) {
  const target = await checkTarget(settings.host, outbound, settings.port)
  const client = new Client(limits.idleMs, {
    allowSeparateTransferHost: false,
    maxListingBytes: limits.listingBytes,
  })
  try {
    await openControl(client, target, settings.port, limits)
    await encrypt(client, settings)
    if (isPlainByFallback(client, settings)) log.warn({ encrypted: false }, ftpMessages.notEncrypted)
    await client.sendIgnoringError('OPTS UTF8 ON')
    await client.login(settings.username, settings.password)
    await client.useDefaultSettings()
    return client
  } catch (error) {
    client.close()
    throw error
  }
}

/** Returns true if the connection is in plain text although the settings do not require that. */
export const isPlainByFallback = (client: Client, { encryption }: FtpSettings): boolean =>
  encryption === 'offered' && !client.ftp.hasTLS

/**
 * Opens the control connection with a time limit, because the client library waits forever for a silent
 * server.
 */
async function openControl(client: Client, target: Address, port: number, limits: FtpLimits) {
  const timer = setTimeout(() => client.ftp.closeWithError(new Error('Timeout (connect)')), limits.idleMs)
  try {
    await client.connect(target.address, port)
  } finally {
    clearTimeout(timer)
  }
}

const tlsOptions = ({ host }: FtpSettings) => (isIP(host) ? { host } : { host, servername: host })

async function encrypt(client: Client, settings: FtpSettings) {
  if (settings.encryption === 'none') return
  const isEncrypted = await startTls(client, settings)
  if (!isEncrypted && settings.encryption === 'required')
    throw new SourceFailure(ftpMessages.tlsMissing, { code: 'settings' })
}

/**
 * Requests TLS whatever the server's feature list says, because an attacker in between could shorten it. Returns
 * false only when the server refuses permanently; a wrong certificate or a temporary refusal is an error, never
 * plain text.
 */
async function startTls(client: Client, settings: FtpSettings): Promise<boolean> {
  try {
    await client.useTLS(tlsOptions(settings))
    return true
  } catch (error) {
    if (error instanceof FTPError && error.code >= 500) return false
    throw error
  }
}
