import { chmodSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, request } from 'node:http'
import { createInterface } from 'node:readline/promises'
import { text } from 'node:stream/consumers'
import { BackupFailure, backupMessages } from './backup-failure.ts'

// Only the owner of DATA_DIR can reach the socket. That user can read the database and the keys anyway.

const socketIn = (dataDir: string) => `${dataDir}/operate.sock`

/** The longest path of a socket on all systems, in bytes. */
const LONGEST_PATH = 103

/** A line of the response. */
type Line = { line: string } | { done: unknown } | { failed: string }

export type SocketTools = {
  report(line: string): void
  /** Aborts when the operator has left. */
  signal: AbortSignal
}

/** What a server can do for another process, by name. */
export type Operations = Readonly<Record<string, (content: unknown, tools: SocketTools) => Promise<unknown>>>

type Serving = {
  dataDir: string
  operations: Operations
  log: { error(fields: object, message: string): void }
}

/**
 * Carries out operations that other processes request on a socket in the data directory, because no other process can open
 * the embedded database. Returns how to stop. A data directory with a very long path has no socket.
 */
export async function serveOperations({ dataDir, operations, log }: Serving): Promise<() => Promise<void>> {
  const path = socketIn(dataDir)
  if (Buffer.byteLength(path) > LONGEST_PATH) return async () => undefined
  let running = false
  const server = createServer(async (incoming, response) => {
    const send = (line: Line) => response.write(`${JSON.stringify(line)}\n`)
    const left = new AbortController()
    response.once('close', () => left.abort(new BackupFailure(backupMessages.interrupted)))
    const tools = { report: (line: string) => void send({ line }), signal: left.signal }
    if (running) return response.end(`${JSON.stringify({ failed: backupMessages.alreadyRunning })}\n`)
    running = true
    try {
      send({ done: await carryOut(operations, incoming, tools) })
    } catch (error) {
      if (!(error instanceof BackupFailure)) log.error({ err: error }, 'An operation failed')
      send({ failed: error instanceof Error ? error.message : String(error) })
    } finally {
      running = false
      response.end()
    }
  })
  // A server that was killed leaves its socket behind. We hold the lock of the directory, so it is not in use.
  rmSync(path, { force: true })
  const listening = Promise.withResolvers<void>()
  server.once('error', listening.reject).listen(path, listening.resolve)
  await listening.promise
  chmodSync(path, 0o600)
  return async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}

async function carryOut(operations: Operations, incoming: IncomingMessage, tools: SocketTools) {
  const name = incoming.url?.slice(1) ?? ''
  const operation = Object.hasOwn(operations, name) ? operations[name] : undefined
  if (!operation) throw new BackupFailure(backupMessages.unknownOperation)
  return operation(JSON.parse(await text(incoming)), tools)
}

/** Requests an operation from the server that runs on this data directory, and returns its result. */
export async function requestOperation(
  dataDir: string,
  { name, content }: { name: string; content: object },
  report: (line: string) => void,
): Promise<unknown> {
  for await (const text of createInterface({ input: await responseFrom(dataDir, name, content) })) {
    // The server of the same installation wrote it.
    const line = JSON.parse(text) as Line
    if ('done' in line) return line.done
    if ('failed' in line) throw new BackupFailure(line.failed)
    report(line.line)
  }
  throw new BackupFailure(backupMessages.serverEnded)
}

function responseFrom(dataDir: string, name: string, content: object): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  request({ socketPath: socketIn(dataDir), method: 'POST', path: `/${name}` }, resolve)
    .on('error', () => reject(new BackupFailure(backupMessages.noAnswer(dataDir))))
    .end(JSON.stringify(content))
  return promise
}
