import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { TdsParameters } from './tds-answer.ts'
import { converse, type TdsFault, type TdsLogin, type TdsState } from './tds-conversation.ts'
import { openSession, type Permissions, type TdsSession } from './tds-database.ts'
import { packets, readMessages } from './tds-packets.ts'
import { encrypted } from './tds-tls.ts'

export type TdsServer = {
  readonly port: number
  /** The number of connections made so far, and of open ones. */
  connections(): { made: number; open: number }
  /** Responds with a fault to every matching statement, or to `login`. */
  when(pattern: RegExp, fault: TdsFault): void
  /** Redirects clients to another server after login. */
  routeTo(server: string, port: number): void
  /** Reads committed data as another client. */
  read(sql: string): Record<string, unknown>[]
  /** Runs a statement as another client of the database. */
  write(sql: string, parameters?: TdsParameters): void
  /** Runs a statement in a transaction that stays open. Returns a function that commits it. */
  writeUncommitted(sql: string): () => void
  /** The received statements, without the driver's settings. */
  readonly statements: string[]
  /** The received batches, which are the driver's settings. */
  readonly batches: string[]
  /** Removes rules, permissions and statements. Tables stay. */
  reset(): void
  readonly may: Permissions
  stop(): Promise<void>
}

type Options = {
  tls?: { key: string; cert: string } | undefined
  schemas?: readonly string[]
  login?: TdsLogin
  /** The database file. Without it, a temporary one is created and deleted at the end. */
  file?: string
  port?: number
  /** True if readers get a snapshot from their start. */
  snapshots?: boolean
}

export const tdsLogin = { user: 'acme', password: 'Tr4in-spotting', database: 'figures' }

const everything = () => ({ createTable: true, alterSchema: true, unreadable: [] })

/**
 * Starts a fake SQL Server: TDS 7.4 as far as the mssql driver needs it to log in, run statements and hold
 * transactions, on SQLite. The README lists the differences from SQL Server.
 */
export async function startTdsServer(options: Options = {}): Promise<TdsServer> {
  const { tls, schemas = ['acme', 'dbo'], login = tdsLogin, snapshots = false } = options
  const folder = options.file === undefined ? mkdtempSync(join(tmpdir(), 'tributary-tds-')) : null
  const file = options.file ?? join(folder ?? '', 'figures.db')
  const open = new Set<Socket>()
  let made = 0
  const may: Permissions = everything()
  const state: TdsState = { login, faults: [], statements: [], batches: [], route: null }
  const newSession = () => openSession({ file, schemas, may, snapshots })
  let otherClient: TdsSession | undefined
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
    when: (pattern, fault) => void state.faults.push({ pattern, fault }),
    routeTo: (name, port) => {
      state.route = { name, port }
    },
    read: (sql) => reading(file, sql),
    write(sql, parameters) {
      otherClient ??= newSession()
      Array.from(otherClient.run(sql, parameters).rows)
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
      state.faults.length = 0
      state.statements.length = 0
      state.batches.length = 0
      state.route = null
      Object.assign(may, everything())
    },
    async stop() {
      otherClient?.close()
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

/** The first message is plain text. TLS follows if the server has a certificate. */
function greet(socket: Socket, tls: Options['tls'], place: Parameters<typeof converse>[2]) {
  const stop = readMessages(socket, () => {
    stop()
    const stream = tls ? encrypted(socket, tls) : socket
    converse(stream, socket, place)
    socket.write(packets(preloginAnswer(tls !== undefined)))
  })
}
