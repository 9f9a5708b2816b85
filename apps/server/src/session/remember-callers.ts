import type { Caller } from '../http/caller.ts'

const MOST_REMEMBERED = 10_000

/** Remembers the last caller of each session. Never proof of who calls: the session may have ended since. */
export function rememberCallers() {
  const callers = new Map<string, Caller>()
  return {
    of: (sessionId: string): Caller | undefined => callers.get(sessionId),
    note(caller: Caller): void {
      const [oldest] = callers.keys()
      if (callers.size >= MOST_REMEMBERED && oldest !== undefined) callers.delete(oldest)
      callers.set(caller.sessionId, caller)
    },
  }
}
