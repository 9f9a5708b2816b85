import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { TdsParameters } from './tds-answer.ts'
import { converse, type TdsLogin, type TdsState } from './tds-conversation.ts'
import { openSession, type Permissions, type TdsSession } from './tds-database.ts'
import { packets, readMessages } from './tds-packets.ts'
import { encrypted } from './tds-tls.ts'
import type { TdsError } from './tds-tokens.ts'

/** What happens instead of an answer when a statement matches; after some rows the connection is cut. */
export type Mishap = 'drop' | 'silence' | { afterRows: number } | TdsError

export type TdsServer = {
  readonly port: number
  /** Connections made so far, and those still open. */
  connections(): { made: number; open: number }
  /** Whenever something matching is asked (a statement, or `login`), this happens instead. */
  when(pattern: RegExp, mishap: Mishap): void
  /** The client is sent elsewhere after it signed in. */
  routeTo(server: string, port: number): void
  /** What has been committed, as another reader sees it now. */
  read(sql: string): Record<string, unknown>[]
  /** Carries a statement out as somebody else who works in the same database. */
  write(sql: string, parameters?: TdsParameters): void
  /** The same in a transaction that stays open; answers how to end it. */
  writeUncommitted(sql: string): () => void
  /** Statements received, the driver's own settings left out. */
  readonly statements: string[]
  /** Batches received, which the driver's own settings are. */
  readonly batches: string[]
  /** Forgets rules, permissions and statements; tables stay. */
  reset(): void
  readonly may: Permissions
  stop(): Promise<void>
}

type Options = {
  tls?: { key: string; cert: string } | undefined
  schemas?: readonly string[]
  login?: TdsLogin
  /** Where its database is; without it in a folder of its own, which goes with it. */
  file?: string
  port?: number
  /** Whether the database lets readers see how it was when they began. */
  snapshots?: boolean
}

export const tdsLogin = { user: 'acme', password: 'Tr4in-spotting', database: 'figures' }

const everything = () => ({ createTable: true, alterSchema: true, unreadable: [] })

/**
 * A server that speaks TDS 7.4, as much of it as the mssql driver needs to sign in, call statements and hold transactions.
 * SQLite carries the statements out. It is no SQL Server: what it cannot tell us is said in the README beside.
 */
export async function startTdsServer(options: Options = {}): Promise<TdsServer> {
  const { tls, schemas = ['acme', 'dbo'], login = tdsLogin, snapshots = false } = options
  const folder = options.file === undefined ? mkdtempSync(join(tmpdir(), 'tributary-tds-')) : null
  const file = options.file ?? join(folder ?? '', 'figures.db')
  const open = new Set<Socket>()
  let made = 0
  const may: Permissions = everything()
  const state: TdsState = { login, mishaps: [], statements: [], batches: [], route: null }
  const newSession = () => openSession({ file, schemas, may, snapshots })
  let somebody: TdsSession | undefined
  const server = createServer((socket) => {
    made++
    open.add(socket)
    socket.on('close', () => open.delete(socket)).on('error', () => socket.destroy())
    greet(socket, tls, { state, newSession })
  })
  await new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen(options.port ?? 0, '127.0.0.1', resolve),
  )
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    connections: () => ({ made, open: open.size }),
    when: (pattern, mishap) => void state.mishaps.push({ pattern, mishap }),
    routeTo: (name, port) => {
      state.route = { name, port }
    },
    read: (sql) => reading(file, sql),
    write(sql, parameters) {
      somebody ??= newSession()
      Array.from(somebody.run(sql, parameters).rows)
    },
    writeUncommitted(sql) {
      const session = newSession()
      session.transaction('begin')
      Array.from(session.run(sql).rows)
      return () => {
        session.transaction('commit')
        session.close()
      }
    },
    statements: state.statements,
    batches: state.batches,
    may,
    reset() {
      state.mishaps.length = 0
      state.statements.length = 0
      state.batches.length = 0
      state.route = null
      Object.assign(may, everything())
    },
    async stop() {
      somebody?.close()
      for (const socket of open) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
      if (folder !== null) rmSync(folder, { recursive: true, force: true })
    },
  }
}

function reading(file: string, sql: string) {
  const db = new DatabaseSync(file)
  const rows = db.prepare(sql).all()
  db.close()
  return rows.map((row) => ({ ...row }))
}

const preloginAnswer = (encryption: boolean) =>
  Buffer.from([0, 0, 11, 0, 6, 1, 0, 17, 0, 1, 255, 16, 0, 0, 0, 0, 0, encryption ? 1 : 2])

/** The first message is in the clear; then comes TLS, when the server has it. */
function greet(socket: Socket, tls: Options['tls'], place: Parameters<typeof converse>[2]) {
  const stop = readMessages(socket, () => {
    stop()
    const stream = tls ? encrypted(socket, tls) : socket
    converse(stream, socket, place)
    socket.write(packets(preloginAnswer(tls !== undefined)))
  })
}
