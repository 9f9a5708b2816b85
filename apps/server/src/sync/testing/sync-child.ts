import { openStorage, type StorageChoice } from '../../storage/open-storage.ts'
import { createSecretBox } from '../../storage/secret-box.ts'
import { createSyncEngine } from '../engine/sync-engine.ts'
import { ftpSource } from '../sources/ftp/ftp-source.ts'
import type { SourceAdapters } from '../sources/source-adapter.ts'

// A server process that does nothing but refresh; it says on its output how far it is.

export type ChildTask = {
  choice: StorageChoice
  key: string
  runId: string
  /** Say `midway` once this many bytes of a file have been taken in. */
  midwayBytes: number
}

const say = (line: string) => process.stdout.write(`${line}\n`)

/** The real source; only how far it is gets told. */
function watched(midwayBytes: number): SourceAdapters {
  const real = ftpSource({ allowPrivateTargets: true })
  return {
    ftp(context) {
      const source = real(context)
      return {
        ...source,
        open: (file, signal, reading) => ({
          bytes: telling(source.open(file, signal, reading).bytes, midwayBytes),
        }),
      }
    },
  }
}

async function* telling(chunks: AsyncIterable<Uint8Array>, midwayBytes: number) {
  let bytes = 0
  for await (const chunk of chunks) {
    yield chunk
    bytes += chunk.length
    if (bytes >= midwayBytes && bytes - chunk.length < midwayBytes) say('midway')
  }
}

async function main(task: ChildTask) {
  const storage = await openStorage(task.choice)
  const engine = createSyncEngine({
    storage,
    secretBox: createSecretBox(Buffer.from(task.key, 'base64')),
    adapters: watched(task.midwayBytes),
    clock: () => new Date(),
    retries: [],
    log: {
      info: (_, message) => message === 'Refresh ended' && say(`ended ${process.resourceUsage().maxRSS}`),
      warn: (_, message) => void say(message),
      error: (fields, message) => void say(`${message} ${JSON.stringify(fields)}`),
    },
  })
  await engine.start()
  await engine.enqueue(task.runId)
}

await main(JSON.parse(process.argv[2] ?? ''))
