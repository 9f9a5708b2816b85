import { parentPort, workerData } from 'node:worker_threads'
import { PGlite, types } from '@electric-sql/pglite'
import { CHANGES_CHANNEL } from '../change-counts.ts'
import type { BridgeAnswer, BridgeBatch, BridgeFailure, BridgeRequest, BridgeRows } from './bridge.ts'

// The engine runs in this thread, because a large COPY in the main thread would block every request.

const port = parentPort
if (!port) throw new Error('The database worker must run in a worker thread.')

const asText = (text: string) => text

const { dataDir, image }: { dataDir: string | undefined; image: Blob | undefined } = workerData
const database = new PGlite({
  dataDir: dataDir ?? 'memory://',
  ...(image && { loadDataDir: image }),
  initialMemory: 128 * 1024 * 1024,
  postgresqlconf: ['shared_buffers = 16MB', "timezone = 'UTC'"],
  // The same JavaScript values as from a PostgreSQL server.
  parsers: { [types.INT8]: asText, [types.DATE]: asText },
})

async function perform(request: BridgeRequest): Promise<BridgeRows[]> {
  switch (request.call) {
    case 'open':
      await database.waitReady
      await database.listen(CHANGES_CHANNEL, (change) => port?.postMessage({ change } satisfies BridgeAnswer))
      return []
    case 'batch':
      return request.alone ? inTransaction(() => runEach(request)) : runEach(request)
    case 'exec':
      return [rowsOf(await database.exec(request.sql))]
    case 'copy':
      return [
        rowsOf([
          await database.query<Record<string, unknown>>(request.sql, [], {
            blob: new Blob([new Uint8Array(request.bytes)]),
          }),
        ]),
      ]
    case 'copyOut':
      return [{ rows: [], affected: 0, bytes: await copyOut(request.sql) }]
    case 'close':
      await database.close()
      return []
  }
}

async function copyOut(sql: string): Promise<Uint8Array> {
  const { blob } = await database.query(sql)
  return new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer())
}

async function runEach({ statements }: BridgeBatch) {
  const results: BridgeRows[] = []
  for (const statement of statements) results.push(await run(statement))
  return results
}

// Without parameters, the engine needs one step instead of six.
const run = async ({ sql, params }: BridgeBatch['statements'][number]) =>
  rowsOf(params.length > 0 ? [await database.query(sql, [...params])] : await database.exec(sql))

async function inTransaction<T>(work: () => Promise<T>): Promise<T> {
  await database.exec('begin')
  try {
    const result = await work()
    await database.exec('commit')
    return result
  } catch (error) {
    await database.exec('rollback')
    throw error
  }
}

function rowsOf(results: { rows: Record<string, unknown>[]; affectedRows?: number }[]): BridgeRows {
  return {
    rows: results.flatMap((result) => result.rows),
    affected: results.reduce((sum, result) => sum + (result.affectedRows ?? 0), 0),
  }
}

const failureFields = ['code', 'detail', 'hint', 'constraint', 'table', 'column', 'schema', 'where'] as const

/** WASI errors that an administrator can fix. */
const systemErrors: Readonly<Record<number, string>> = {
  19: 'EDQUOT',
  33: 'EMFILE',
  41: 'ENFILE',
  51: 'ENOSPC',
}

/** Converts what the engine's file system throws: objects with a number instead of errors. */
function fileFailure({ errno }: { errno: number }): BridgeFailure {
  const code = systemErrors[errno]
  return { message: `The file system failed: ${code ?? `WASI error ${errno}`}.`, ...(code && { code }) }
}

const isFileFailure = (error: object): error is { errno: number } =>
  'errno' in error && typeof error.errno === 'number'

function failureOf(error: unknown): BridgeFailure {
  const failure: BridgeFailure = { message: error instanceof Error ? error.message : String(error) }
  if (typeof error !== 'object' || error === null) return failure
  if (!(error instanceof Error) && isFileFailure(error)) return fileFailure(error)
  const fields = new Map(Object.entries(error))
  for (const field of failureFields) {
    const value = fields.get(field)
    if (typeof value === 'string') failure[field] = value
  }
  return failure
}

async function answer(request: BridgeRequest): Promise<BridgeAnswer> {
  try {
    return { id: request.id, ok: true, results: await perform(request) }
  } catch (error) {
    return { id: request.id, ok: false, error: failureOf(error) }
  }
}

port.on('message', async (request: BridgeRequest) => port.postMessage(await answer(request)))
