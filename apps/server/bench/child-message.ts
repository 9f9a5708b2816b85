import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** Returns the next message of a process of a benchmark. Rejects if the process ends. */
export async function messageOf<T>(child: ChildProcess): Promise<T> {
  const over = new AbortController()
  const { signal } = over
  const ended = once(child, 'exit', { signal }).then(([code]) => {
    throw new Error(`A process of the benchmark ended with code ${code}.`)
  })
  try {
    const [message] = await Promise.race([once(child, 'message', { signal }), ended])
    return message
  } finally {
    ended.catch(() => undefined)
    over.abort()
  }
}
