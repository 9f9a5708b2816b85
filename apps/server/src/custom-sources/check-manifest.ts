import { Worker } from 'node:worker_threads'
import { ServerBusy } from '../http/admission/server-busy.ts'
import { badRequest } from '../http/http-error.ts'
import type { ReadText } from '../sync/sources/custom/read-text.ts'
import { customSourcesMessages } from './custom-sources.messages.ts'

/** Long enough for a manifest of the greatest length on a busy server, and below the deadline of the call. */
const LIMIT_MS = 15_000
const MOST_WAITING = 16

type Options = { limitMs?: number; mostWaiting?: number; script?: URL }

/**
 * Returns a function that checks manifests in a worker thread, one after another. The worker starts with the first check and
 * does not keep the process alive. A check that exceeds the limit ends with its worker and is rejected with 400, and a
 * flood of checks with 503.
 */
export function createManifestCheck({
  limitMs = LIMIT_MS,
  mostWaiting = MOST_WAITING,
  script = new URL('./check-manifest.worker.ts', import.meta.url),
}: Options = {}) {
  let worker: Worker | undefined
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()

  const start = () => {
    const thread = new Worker(script, { execArgv: ['--conditions=@tributary/source'] })
    // An idle worker may fail too. The next check starts another.
    thread.on('error', () => {
      if (worker === thread) worker = undefined
    })
    return thread
  }

  const check = async (text: string) => {
    worker ??= start()
    const thread = worker
    thread.ref()
    try {
      return await responseOf(thread, text, limitMs)
    } catch (error) {
      if (worker === thread) worker = undefined
      await thread.terminate()
      throw error
    } finally {
      thread.unref()
    }
  }

  return async (text: string): Promise<ReadText> => {
    if (waiting >= mostWaiting) throw new ServerBusy(1)
    waiting += 1
    const checked = last.then(() => check(text))
    last = checked.catch(() => undefined)
    try {
      return await checked
    } finally {
      waiting -= 1
    }
  }
}

/** Sends a text to a worker, and waits for its response. */
function responseOf(thread: Worker, text: string, limitMs: number): Promise<ReadText> {
  const { promise, resolve, reject } = Promise.withResolvers<ReadText>()
  const timer = setTimeout(() => reject(badRequest(customSourcesMessages.checkTooLong)), limitMs)
  thread.once('message', resolve)
  thread.once('error', reject)
  thread.postMessage(text)
  return promise.finally(() => {
    clearTimeout(timer)
    thread.off('message', resolve)
    thread.off('error', reject)
  })
}

/** Checks a manifest in either format, and returns its content too if it is one of ours. The process shares one worker. */
export const checkManifest: (text: string) => Promise<ReadText> = createManifestCheck()
