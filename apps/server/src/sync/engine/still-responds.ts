import { SIGN_OF_LIFE_MS } from '../silence.ts'
import type { SourceAdapter } from '../sources/source-adapter.ts'
import { pause, realTimers, type Timers } from '../timers.ts'

type Waiting = { readonly timers?: Timers; readonly signal: AbortSignal }

/** Whether a source that was silent for one stream passes a connection test, so that the others can be read. */
export async function givesSignOfLife(
  source: Pick<SourceAdapter, 'probe'>,
  { timers = realTimers, signal }: Waiting,
): Promise<boolean> {
  const over = new AbortController()
  const both = AbortSignal.any([signal, over.signal])
  const late = pause(timers, SIGN_OF_LIFE_MS, both).then(isSilent, isSilent)
  try {
    return await Promise.race([passes(source.probe(both)), late])
  } finally {
    over.abort()
  }
}

const isSilent = () => false

async function passes(checks: AsyncIterable<unknown>): Promise<boolean> {
  try {
    for await (const _ of checks);
    return true
  } catch {
    return false
  }
}
