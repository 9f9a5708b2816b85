import { Worker } from 'node:worker_threads'
import { DatabaseFailure } from '../database-failure.ts'
import type { BridgeAnswer, BridgeCall, BridgeRows } from './bridge.ts'

export type PgliteClient = {
  call(request: BridgeCall): Promise<BridgeRows>
  close(): Promise<void>
}

type Waiting = { resolve(rows: BridgeRows): void; reject(error: Error): void }

/** Starts the engine in its thread; without a directory it keeps everything in memory, and may begin with an image. */
export async function startPglite(dataDir: string | undefined, image?: Blob): Promise<PgliteClient> {
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), {
    workerData: { dataDir, image },
    execArgv: [],
  })
  const waiting = new Map<number, Waiting>()
  let nextId = 0
  let ended: Error | undefined
  let serving = false

  const end = (error: Error) => {
    ended ??= error
    for (const { reject } of waiting.values()) reject(ended)
    waiting.clear()
  }
  worker.on('message', (answer: BridgeAnswer) => {
    const waiter = waiting.get(answer.id)
    waiting.delete(answer.id)
    if (answer.ok) waiter?.resolve(answer.result)
    else waiter?.reject(new DatabaseFailure(answer.error))
  })
  worker.on('error', end)
  worker.on('exit', () => {
    end(new Error('The database has been closed.'))
    // Nothing can be answered any more: whoever supervises the process must start it again.
    if (serving) throw new Error('The thread of the database ended unexpectedly.', { cause: ended })
  })

  const call = (request: BridgeCall) =>
    new Promise<BridgeRows>((resolve, reject) => {
      if (ended) return reject(ended)
      const id = nextId++
      waiting.set(id, { resolve, reject })
      worker.postMessage({ id, ...request })
    })

  const stop = async () => {
    serving = false
    await worker.terminate()
  }

  await call({ call: 'open' }).catch(async (error) => {
    await stop()
    throw error
  })
  serving = true
  return {
    call,
    async close() {
      if (!serving) return
      await call({ call: 'close' })
      await stop()
    },
  }
}
