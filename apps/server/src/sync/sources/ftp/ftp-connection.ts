import { isIP } from 'node:net'
import { Client, FTPError } from 'basic-ftp'
import { type Address, checkTarget, type OutboundRules } from '../../outbound.ts'
import type { SyncLog } from '../../sync-log.ts'
import type { FtpSettings } from './ftp-settings.ts'

export type FtpLimits = {
  /** How long to wait for a connection, an answer or more bytes. */
  readonly idleMs: number
  /** Bytes of a folder's listing. */
  readonly listingBytes: number
  /** Files in a folder that the filter chooses. */
  readonly files: number
}

export const ftpLimits: FtpLimits = { idleMs: 30_000, listingBytes: 8 * 1024 * 1024, files: 10_000 }

/**
 * Connects and signs in, encrypted when the server offers it. Data connections go to the address of the control
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
    await encryptIfOffered(client, settings.host, log)
    await client.sendIgnoringError('OPTS UTF8 ON')
    await client.login(settings.username, settings.password)
    await client.useDefaultSettings()
    return client
  } catch (error) {
    client.close()
    throw error
  }
}

/** The socket of a connection that is never answered has no time limit of its own. */
async function openControl(client: Client, target: Address, port: number, limits: FtpLimits) {
  const timer = setTimeout(() => client.ftp.closeWithError(new Error('Timeout (connect)')), limits.idleMs)
  try {
    await client.connect(target.address, port)
  } finally {
    clearTimeout(timer)
  }
}

async function encryptIfOffered(client: Client, host: string, log: SyncLog) {
  const features = await client.features()
  if (features.has('AUTH') && (await tryTls(client, host))) return
  log.warn(
    { encrypted: false },
    'The FTP server offers no encryption: the password and the files travel in the clear',
  )
}

/** Only a server that declines to start TLS is read in the clear; one whose certificate is wrong is not read at all. */
async function tryTls(client: Client, host: string): Promise<boolean> {
  try {
    await client.useTLS(isIP(host) ? { host } : { host, servername: host })
    return true
  } catch (error) {
    if (error instanceof FTPError) return false
    throw error
  }
}
