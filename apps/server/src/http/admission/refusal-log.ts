import type { FastifyBaseLogger } from 'fastify'
import type { Priority, Refusal, ServerLoad } from './admission.rules.ts'

const EVERY_MS = 10_000

export type RefusalLog = {
  count(priority: Priority, reason: Refusal): void
  /** Writes a line if the last one is long enough ago and calls have been refused since. */
  write(load: ServerLoad): void
}

/** Logs refused calls in one line per ten seconds, because a line per call would add to the load. */
export function createRefusalLog(log: Pick<FastifyBaseLogger, 'warn'>): RefusalLog {
  let refused: Record<string, number> = {}
  let writtenAt = Number.NEGATIVE_INFINITY
  return {
    count(priority, reason) {
      const name = `${priority}: ${reason}`
      refused[name] = (refused[name] ?? 0) + 1
    },
    write(load) {
      const now = performance.now()
      if (now - writtenAt < EVERY_MS || Object.keys(refused).length === 0) return
      log.warn({ refused, load }, 'calls were refused because the server is busy')
      refused = {}
      writtenAt = now
    },
  }
}
