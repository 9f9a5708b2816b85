import { openStorage, type StorageChoice } from '../../storage/open-storage.ts'
import { createSecretBox } from '../../storage/secret-box.ts'
import { createSyncEngine } from '../engine/sync-engine.ts'
import { memoryRateLimits } from '../rate-limits.ts'
import { ftpSource } from '../sources/ftp/ftp-source.ts'
import type { SourceAdapters } from '../sources/source-adapter.ts'
import { booksSource } from './books.ts'

// A server process that only refreshes. It prints its progress.

export type ChildTask = {
  choice: StorageChoice
  key: string
  runId: string
  /** Print `midway` once this many bytes of a file have been read. */
  midwayBytes: number
  /** Reads the books at this address instead of files. */
  books?: string
  /** How far its clock is ahead, so that leases of killed processes have expired. */
  aheadMs?: number
}

const print = (line: string) => process.stdout.write(`${line}\n`)

/** Returns the real source, with its progress printed. */
function watched(midwayBytes: number): SourceAdapters {
  const real = ftpSource({ allowPrivateTargets: true })
  return {
    ftp(context) {
      const source = real(context)
      return {
        ...source,
        open: (file, signal, reading) => ({
          bytes: printing(source.open(file, signal, reading).bytes, midwayBytes),
        }),
      }
    },
  }
}

async function* printing(chunks: AsyncIterable<Uint8Array>, midwayBytes: number) {
  let bytes = 0
  for await (const chunk of chunks) {
    yield chunk
    bytes += chunk.length
    if (bytes >= midwayBytes && bytes - chunk.length < midwayBytes) print('midway')
  }
}

/** Returns the source of the books, with slices of a few rows. */
function booksAdapters(uri: string, now: () => Date): SourceAdapters {
  const tools = {
    outbound: { allowPrivateTargets: true },
    rateLimits: memoryRateLimits(now),
    limits: { sliceRows: 6 },
  }
  return { ftp: booksSource(uri, tools) }
}

async function main(task: ChildTask) {
  const storage = await openStorage(task.choice)
  const clock = () => new Date(Date.now() + (task.aheadMs ?? 0))
  const engine = createSyncEngine({
    storage,
    secretBox: createSecretBox(Buffer.from(task.key, 'base64')),
    adapters: task.books === undefined ? watched(task.midwayBytes) : booksAdapters(task.books, clock),
    clock,
    retries: [],
    maxAttempts: 1_000,
    log: {
      info: (_, message) => message === 'Refresh ended' && print(`ended ${process.resourceUsage().maxRSS}`),
      warn: (_, message) => void print(message),
      error: (fields, message) => void print(`${message} ${JSON.stringify(fields)}`),
    },
  })
  await engine.start()
  await engine.enqueue(task.runId)
}

await main(JSON.parse(process.argv[2] ?? ''))
