import { Worker } from 'node:worker_threads'
import { DatabaseFailure } from '../database-failure.ts'
import type { BridgeAnswer, BridgeCall, BridgeRows } from './bridge.ts'
import { within } from './within.ts'

export type PgliteClient = {
  /** Throws `DatabaseSilent` after `limitMs`. The engine may still run the call later. */
  call(request: BridgeCall, limitMs: number): Promise<BridgeRows[]>
  /** Resolves once the engine has responded to every call, including those that timed out. */
  settled(): Promise<void>
  /** Ends the thread, even if the engine does not respond. */
  close(limitMs: number): Promise<void>
}

type Waiting = { resolve(results: BridgeRows[]): void; reject(error: Error): void }

/** Starts the engine in a thread. Without a directory, the database is in memory and may start from an image. */
export async function startPglite(
  dataDir: string | undefined,
  { image, onChange }: { image?: Blob | undefined; onChange(organisation: string): void },
): Promise<PgliteClient> {
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), {
    workerData: { dataDir, image },
    execArgv: [],
  })
  const waiting = new Map<number, Waiting>()
  let nextId = 0
  let ended: Error | undefined
  let serving = false
  let answeredAll: (() => void)[] = []

  const tellSettled = () => {
    if (waiting.size > 0) return
    for (const resolve of answeredAll) resolve()
    answeredAll = []
  }
  const end = (error: Error) => {
    ended ??= error
    for (const { reject } of waiting.values()) reject(ended)
    waiting.clear()
    tellSettled()
  }
  worker.on('message', (answer: BridgeAnswer) => {
    if ('change' in answer) return onChange(answer.change)
    const waiter = waiting.get(answer.id)
    waiting.delete(answer.id)
    if (answer.ok) waiter?.resolve(answer.results)
    else waiter?.reject(new DatabaseFailure(answer.error))
    tellSettled()
  })
  worker.on('error', end)
  worker.on('exit', () => {
    end(new Error('The database has been closed.'))
    // Nothing works any more, so the process ends and its supervisor restarts it.
    if (serving) throw new Error('The thread of the database ended unexpectedly.', { cause: ended })
  })

  const send = (request: BridgeCall) =>
    new Promise<BridgeRows[]>((resolve, reject) => {
      if (ended) return reject(ended)
      const id = nextId++
      waiting.set(id, { resolve, reject })
      worker.postMessage({ id, ...request })
    })

  const stop = async () => {
    serving = false
    await worker.terminate()
  }

  await send({ call: 'open' }).catch(async (error) => {
    await stop()
    throw error
  })
  serving = true
  return {
    call: (request, limitMs) => within(send(request), limitMs),
    async settled() {
      if (waiting.size > 0) await new Promise<void>((resolve) => answeredAll.push(resolve))
    },
    async close(limitMs) {
      if (!serving) return
      await within(send({ call: 'close' }), limitMs).finally(stop)
    },
  }
}
