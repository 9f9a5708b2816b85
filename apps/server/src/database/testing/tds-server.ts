import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Duplex } from 'node:stream'
import { openSession, type Permissions, TdsFailure, type TdsSession } from './tds-database.ts'
import { packets, packetType, readMessages, type TdsMessage } from './tds-packets.ts'
import { type Login, readBatch, readCall, readLogin, readTransaction } from './tds-requests.ts'
import { encrypted } from './tds-tls.ts'
import {
  databaseChanged,
  doneToken,
  errorToken,
  loginAck,
  procedureDone,
  routingToken,
  rowsTokens,
  type TdsError,
  transactionToken,
} from './tds-tokens.ts'

/** What happens instead of an answer when a statement matches. */
export type Mishap = 'drop' | 'silence' | TdsError

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
  /** Statements received, the driver's own settings left out. */
  readonly statements: string[]
  /** Forgets rules, permissions and statements; tables stay. */
  reset(): void
  readonly may: Permissions
  stop(): Promise<void>
}

type Options = { tls?: { key: string; cert: string } | undefined; schemas?: readonly string[] }

export const tdsLogin = { user: 'acme', password: 'Tr4in-spotting', database: 'figures' }

/**
 * A server that speaks TDS 7.4, as much of it as the mssql driver needs to sign in, call statements and hold transactions.
 * SQLite carries the statements out. It is no SQL Server: what it cannot tell us is said in the README beside.
 */
export async function startTdsServer({ tls, schemas = ['acme', 'dbo'] }: Options = {}): Promise<TdsServer> {
  const folder = mkdtempSync(join(tmpdir(), 'tributary-tds-'))
  const file = join(folder, 'figures.db')
  const open = new Set<Socket>()
  let made = 0
  const may = { createTable: true, alterSchema: true }
  const state: State = { mishaps: [], statements: [], route: null }
  const newSession = () => openSession(file, schemas, may)
  const server = createServer((socket) => {
    made++
    open.add(socket)
    socket.on('close', () => open.delete(socket)).on('error', () => socket.destroy())
    greet(socket, { tls, state, newSession })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    connections: () => ({ made, open: open.size }),
    when: (pattern, mishap) => void state.mishaps.push({ pattern, mishap }),
    routeTo: (name, port) => {
      state.route = { name, port }
    },
    read(sql) {
      const db = new DatabaseSync(file)
      const rows = db.prepare(sql).all()
      db.close()
      return rows.map((row) => ({ ...row }))
    },
    statements: state.statements,
    may,
    reset() {
      state.mishaps.length = 0
      state.statements.length = 0
      state.route = null
      Object.assign(may, { createTable: true, alterSchema: true })
    },
    async stop() {
      for (const socket of open) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

type State = {
  mishaps: { pattern: RegExp; mishap: Mishap }[]
  statements: string[]
  route: { name: string; port: number } | null
}
type Place = { tls: Options['tls']; state: State; newSession: () => TdsSession }

const preloginAnswer = (encryption: boolean) =>
  Buffer.from([0, 0, 11, 0, 6, 1, 0, 17, 0, 1, 255, 16, 0, 0, 0, 0, 0, encryption ? 1 : 2])

/** The first message is in the clear; then comes TLS, when the server has it. */
function greet(socket: Socket, place: Place) {
  const stop = readMessages(socket, () => {
    stop()
    const stream = place.tls ? encrypted(socket, place.tls) : socket
    converse(stream, socket, place)
    socket.write(packets(preloginAnswer(place.tls !== undefined)))
  })
}

function converse(stream: Duplex, socket: Socket, { state, newSession }: Place) {
  let session: TdsSession | undefined
  socket.on('close', () => session?.close())
  const mishapOf = (text: string) => state.mishaps.find(({ pattern }) => pattern.test(text))?.mishap
  const answer = (tokens: Buffer) => void stream.write(packets(tokens))

  readMessages(stream, ({ type, payload }: TdsMessage) => {
    if (type === packetType.login) {
      const mishap = mishapOf('login')
      if (mishap === 'drop') return void socket.destroy()
      if (mishap === 'silence') return
      const tokens = mishap ? [errorToken(mishap), doneToken(true)] : signIn(readLogin(payload), state)
      if (!mishap && tokens.length > 2) session = newSession()
      return answer(Buffer.concat(tokens))
    }
    if (type === packetType.attention) return answer(attended)
    if (!session) return void socket.destroy()
    const request = type === packetType.transaction ? (readTransaction(payload) ?? 'unknown') : ''
    const call = type === packetType.rpc ? readCall(payload) : { sql: readBatch(payload), parameters: {} }
    const asked = request || call.sql
    if (type !== packetType.batch) state.statements.push(asked)
    const mishap = type === packetType.batch ? undefined : mishapOf(asked)
    if (mishap === 'drop') return void socket.destroy()
    if (mishap === 'silence') return
    const end = type === packetType.rpc ? procedureDone : (_: number, failed?: boolean) => doneToken(failed)
    try {
      if (mishap) throw new TdsFailure(mishap.number, mishap.message, mishap.severity)
      if (request) return answer(transact(session, request))
      const { changed, ...rows } = session.run(call.sql, call.parameters)
      answer(Buffer.concat([...(rows.columns.length > 0 ? [rowsTokens(rows)] : []), end(changed)]))
    } catch (error) {
      if (!(error instanceof TdsFailure)) throw error
      answer(Buffer.concat([errorToken(error.told), end(0, true)]))
    }
  })
}

const ATTENTION = 0x20
const attended = Buffer.from([0xfd, ATTENTION, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])

function transact(session: TdsSession, request: string) {
  if (request !== 'begin' && request !== 'commit' && request !== 'rollback')
    throw new TdsFailure(8007, 'A transaction request that is not known.')
  session.transaction(request)
  return Buffer.concat([transactionToken(request), doneToken()])
}

const loginFailed = (user: string) => ({
  number: 18456,
  message: `Login failed for user '${user}'.`,
  severity: 14,
})

function signIn({ user, password, database }: Login, { route }: State): Buffer[] {
  if (user !== tdsLogin.user || password !== tdsLogin.password)
    return [errorToken(loginFailed(user)), doneToken(true)]
  if (database !== tdsLogin.database && database !== '') {
    const message = `Cannot open database "${database}" requested by the login. The login failed.`
    return [
      Buffer.concat([errorToken({ number: 4060, message, severity: 11 }), errorToken(loginFailed(user))]),
      doneToken(true),
    ]
  }
  const routing = route ? [routingToken(route.name, route.port)] : []
  return [databaseChanged(database || 'master'), loginAck(), ...routing, doneToken()]
}
