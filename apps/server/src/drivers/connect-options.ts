import type { TargetHost } from '@tributary/sdk/database'
import type { SocketLimits } from './limited-socket.ts'

/** How long a connection may take to come about, and how long one may be silent. Milliseconds. */
export type ConnectLimits = { readonly connectMs: number; readonly idleMs: number }
export const connectLimits: ConnectLimits = { connectMs: 10_000, idleMs: 30_000 }

/** Where a database is: its name for the certificate, and the one address that was checked. */
export type DatabaseAddress = Pick<TargetHost, 'host' | 'port'> & { readonly address: string }

export type ConnectOptions = {
  readonly limits: ConnectLimits
  /** Whether certificates go unverified: a choice of the installation, never of a person. */
  readonly trustCertificates: boolean
  /** How much a connection may read and how long it may last, where not as much as a few questions take. */
  readonly socket?: SocketLimits
  /** Bytes of a text or binary that an answer holds; what is longer SQL Server cuts off. */
  readonly valueBytes?: number
}
