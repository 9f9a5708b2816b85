import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { TdsAnswer } from './tds-answer.ts'
import type { TdsSession } from './tds-database.ts'
import { asFailure, TdsFailure } from './tds-failure.ts'
import { packets, packetType, readMessages, sendPieces, type TdsMessage } from './tds-packets.ts'
import { type Call, type Login, readBatch, readCall, readLogin, readTransaction } from './tds-requests.ts'
import { columnsToken, rowToken } from './tds-rows.ts'
import {
  attentionDone,
  countedToken,
  databaseChanged,
  doneToken,
  errorToken,
  loginAck,
  procedureDone,
  routingToken,
  type TdsError,
  transactionToken,
} from './tds-tokens.ts'

/** A fault in place of a response. After `afterRows` rows the connection is cut. */
export type TdsFault = 'drop' | 'silence' | { afterRows: number } | TdsError

export type TdsLogin = { user: string; password: string; database: string }
export type TdsState = {
  login: TdsLogin
  faults: { pattern: RegExp; fault: TdsFault }[]
  statements: string[]
  batches: string[]
  route: { name: string; port: number } | null
}
type Place = { state: TdsState; newSession: () => TdsSession }

/** Responds to a client's messages one at a time. An attention message ends the running response. */
export function converse(stream: Duplex, socket: Socket, { state, newSession }: Place) {
  let session: TdsSession | undefined
  let answering: { stopped: boolean } | undefined
  const close = () => {
    session?.close()
    session = undefined
  }
  socket.on('close', () => {
    if (answering) answering.stopped = true
    else close()
  })

  const onLogin = (payload: Buffer) => {
    const fault = faultOf(state, 'login')
    if (fault === 'drop') return void socket.destroy()
    if (fault === 'silence') return
    const loginError = fault && 'number' in fault ? [errorToken(fault), doneToken(true)] : undefined
    const tokens = loginError ?? signIn(readLogin(payload), state)
    if (!loginError && tokens.length > 2) session = newSession()
    stream.write(packets(Buffer.concat(tokens)))
  }

  const onRequest = async ({ type, payload }: TdsMessage, open: TdsSession) => {
    const request = requestIn(type, payload, open)
    const log = type === packetType.batch ? state.batches : state.statements
    log.push(request.sql)
    const fault = type === packetType.batch ? undefined : faultOf(state, request.sql)
    if (fault === 'drop') return void socket.destroy()
    if (fault === 'silence') return
    const turn = { stopped: false }
    answering = turn
    await sendPieces(stream, answerTo(request, { session: open, fault, turn, socket }))
    answering = undefined
    if (socket.destroyed) close()
    else if (turn.stopped) stream.write(packets(attentionDone))
  }

  const onIgnored = () => {
    session?.endBulkLoad()
    stream.write(packets(doneToken(true)))
  }

  const onMessage = (message: TdsMessage) => {
    const { type } = message
    if (type === packetType.login) return onLogin(message.payload)
    if (type === packetType.attention && answering) answering.stopped = true
    else if (type === packetType.attention) stream.write(packets(attentionDone))
    else if (message.ignored) onIgnored()
    else if (session) onRequest(message, session).catch(() => socket.destroy())
    else socket.destroy()
  }

  // A fault of a bulk load happens in the middle of its rows.
  const onBeginning = (type: number) => {
    if (type !== packetType.bulkLoad) return
    const fault = faultOf(state, session?.bulkLoad()?.sql ?? '')
    if (fault === 'drop') socket.destroy()
    if (fault === 'silence') stream.pause()
  }

  readMessages(stream, onMessage, onBeginning)
}

const faultOf = ({ faults }: TdsState, text: string) =>
  faults.find(({ pattern }) => pattern.test(text))?.fault

type Request = Call & { kind: 'call' | 'batch' | 'transaction' | 'bulk load'; payload?: Buffer }

function requestIn(type: number, payload: Buffer, session: TdsSession): Request {
  if (type === packetType.bulkLoad)
    return { kind: 'bulk load', sql: session.bulkLoad()?.sql ?? 'unknown', parameters: {}, payload }
  if (type === packetType.transaction)
    return { kind: 'transaction', sql: readTransaction(payload) ?? 'unknown', parameters: {} }
  if (type === packetType.rpc) return { kind: 'call', ...readCall(payload) }
  return { kind: 'batch', sql: readBatch(payload), parameters: {} }
}

type Turn = { session: TdsSession; fault: TdsFault | undefined; turn: { stopped: boolean }; socket: Socket }

function* answerTo(request: Request, turn: Turn): Generator<Buffer> {
  const end = request.kind === 'call' ? procedureDone : (_: number, failed?: boolean) => doneToken(failed)
  try {
    if (turn.fault && typeof turn.fault === 'object' && 'number' in turn.fault)
      throw new TdsFailure(turn.fault.number, turn.fault.message, turn.fault.severity)
    if (request.kind === 'transaction') return yield transact(turn.session, request.sql)
    if (request.payload) return yield countedToken(turn.session.load(request.payload))
    const answer = turn.session.run(request.sql, request.parameters)
    if (answer.columns.length > 0) yield* rowsOf(answer, turn)
    yield end(answer.changed())
  } catch (error) {
    yield Buffer.concat([errorToken(asFailure(error).error), end(0, true)])
  }
}

function* rowsOf(answer: TdsAnswer, { fault, turn, socket }: Turn) {
  yield columnsToken(answer.columns)
  const cutAfter = fault && typeof fault === 'object' && 'afterRows' in fault ? fault.afterRows : -1
  let sent = 0
  for (const row of answer.rows) {
    if (turn.stopped) return
    if (sent++ === cutAfter) return void socket.destroy()
    yield rowToken(answer.columns, row)
  }
}

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

function signIn({ user, password, database }: Login, { login, route }: TdsState): Buffer[] {
  if (user !== login.user || password !== login.password)
    return [errorToken(loginFailed(user)), doneToken(true)]
  if (database !== login.database && database !== '') {
    const message = `Cannot open database "${database}" requested by the login. The login failed.`
    return [
      Buffer.concat([errorToken({ number: 4060, message, severity: 11 }), errorToken(loginFailed(user))]),
      doneToken(true),
    ]
  }
  const routing = route ? [routingToken(route.name, route.port)] : []
  return [databaseChanged(database || 'master'), loginAck(), ...routing, doneToken()]
}
