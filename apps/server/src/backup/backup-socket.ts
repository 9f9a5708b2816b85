import { chmodSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { createInterface } from 'node:readline/promises'
import { text } from 'node:stream/consumers'
import * as z from 'zod/mini'
import type { Storage } from '../storage/storage.ts'
import { BackupFailure, backupMessages } from './backup-failure.ts'
import { type BackupSummary, summaryOf } from './backup-summary.ts'
import { makeBackup } from './make-backup.ts'

// Only the owner of DATA_DIR can reach the socket. That user can read the database anyway.

const socketIn = (dataDir: string) => `${dataDir}/backup.sock`

/** The longest path of a socket on all systems, in bytes. */
const LONGEST_PATH = 103

type Line = { line: string } | { done: BackupSummary } | { failed: string }

type Serving = { dataDir: string; storage: Storage; log: { error(fields: object, message: string): void } }

/**
 * Accepts requests for backups on a socket in the data directory, because no other process can open the embedded database.
 * Returns how to stop. A data directory with a very long path has no socket.
 */
export async function serveBackups({ dataDir, storage, log }: Serving): Promise<() => Promise<void>> {
  const path = socketIn(dataDir)
  if (Buffer.byteLength(path) > LONGEST_PATH) return async () => undefined
  let running: Promise<BackupSummary> | undefined
  const server = createServer(async (incoming, response) => {
    const send = (line: Line) => response.write(`${JSON.stringify(line)}\n`)
    try {
      if (running) throw new BackupFailure(backupMessages.alreadyRunning)
      running = carryOut(storage, incoming, response, (line) => send({ line })).finally(() => {
        running = undefined
      })
      send({ done: await running })
    } catch (error) {
      if (!(error instanceof BackupFailure)) log.error({ err: error }, 'A backup failed')
      send({ failed: error instanceof Error ? error.message : String(error) })
    } finally {
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

const body = z.strictObject({ destination: z.string() })

async function carryOut(
  storage: Storage,
  incoming: IncomingMessage,
  response: ServerResponse,
  report: (line: string) => void,
) {
  const { destination } = body.parse(JSON.parse(await text(incoming)))
  const stop = new AbortController()
  response.once('close', () => stop.abort())
  return summaryOf(await makeBackup(storage, destination, { report, signal: stop.signal }))
}

/** Requests a backup from the server that runs on this data directory. The server writes the file. */
export async function requestBackup(
  dataDir: string,
  destination: string,
  report: (line: string) => void,
): Promise<BackupSummary> {
  for await (const text of createInterface({ input: await responseFrom(dataDir, { destination }) })) {
    // The server of the same installation wrote it.
    const line = JSON.parse(text) as Line
    if ('done' in line) return line.done
    if ('failed' in line) throw new BackupFailure(line.failed)
    report(line.line)
  }
  throw new BackupFailure(backupMessages.serverEnded)
}

function responseFrom(dataDir: string, content: object): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  request({ socketPath: socketIn(dataDir), method: 'POST', path: '/backup' }, resolve)
    .on('error', () => reject(new BackupFailure(backupMessages.noAnswer(dataDir))))
    .end(JSON.stringify(content))
  return promise
}
