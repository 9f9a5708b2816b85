import type { RefreshCause } from '@tributary/domain'
import { STILL_RESPONDS_MS } from '../silence.ts'
import { SourceFailure } from '../source-failure.ts'
import type { SourceAdapter, WhilePaused } from '../sources/source-adapter.ts'
import { realTimers, type Timers } from '../timers.ts'

type Waiting = { readonly timers?: Timers; readonly signal: AbortSignal }

/** Whether a source that was silent for one stream responds to a connection test, so that the others can be read. */
export async function stillResponds(
  source: Pick<SourceAdapter, 'probe'>,
  { timers = realTimers, signal }: Waiting,
): Promise<boolean> {
  const over = new AbortController()
  const both = AbortSignal.any([signal, over.signal])
  const { promise: late, resolve } = Promise.withResolvers<false>()
  const isLate = () => resolve(false)
  signal.addEventListener('abort', isLate)
  let timer = timers.setTimeout(isLate, STILL_RESPONDS_MS)
  const whilePaused: WhilePaused = async (pause) => {
    timers.clearTimeout(timer)
    await pause()
    if (!over.signal.aborted) timer = timers.setTimeout(isLate, STILL_RESPONDS_MS)
  }
  try {
    return await Promise.race([responds(source.probe(both, whilePaused)), late])
  } finally {
    over.abort()
    timers.clearTimeout(timer)
    signal.removeEventListener('abort', isLate)
  }
}

async function responds(checks: ReturnType<SourceAdapter['probe']>): Promise<boolean> {
  try {
    // A host that was found may still be silent.
    for await (const { key } of checks) if (key !== 'host-found') return true
    return true
  } catch (error) {
    return isFromSource(error)
  }
}

const withoutResponse: ReadonlySet<RefreshCause | undefined> = new Set<RefreshCause>([
  'connection-lost',
  'host-unknown',
  'private-address',
  'timed-out',
  'unreachable',
])

/** Whether a failure, or its cause, shows that the source has sent something. */
const isFromSource = (error: unknown): boolean =>
  error instanceof SourceFailure && (!withoutResponse.has(error.code) || isFromSource(error.cause))
