import type { Socket } from 'node:net'
import type { TargetHost } from '@tributary/sdk/database'
import type { SocketLimits } from './limited-socket.ts'

/** How long connecting may take, and how long a connection may be silent. Milliseconds. */
export type ConnectLimits = { readonly connectMs: number; readonly idleMs: number }
export const connectLimits: ConnectLimits = { connectMs: 10_000, idleMs: 30_000 }

/** A database's host name, for its certificate, and the one address that was checked. */
export type DatabaseAddress = Pick<TargetHost, 'host' | 'port'> & { readonly address: string }

export type ConnectOptions = {
  readonly limits: ConnectLimits
  /** Whether certificates are not verified. Only the installation may choose this, never a user. */
  readonly trustCertificates: boolean
  /** Limits that differ from those of a connection for a few short queries. */
  readonly socket?: SocketLimits
  /** Most bytes of a text or binary in a response. SQL Server cuts off longer values. */
  readonly valueBytes?: number
  /** Breaks the connection when it aborts, even during a statement. */
  readonly signal?: AbortSignal | undefined
  /** Receives the connection's socket. */
  readonly onSocket?: ((socket: Socket) => void) | undefined
}
