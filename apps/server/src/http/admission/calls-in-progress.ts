import type { CallerWork } from '../../storage/caller-work.ts'
import { createAdaptiveLimit } from './adaptive-limit.ts'
import { type Priority, type ServerLoad, share } from './admission.rules.ts'
import type { AdmissionLimits } from './admission-limits.ts'

export type AdmittedCall = {
  readonly work: CallerWork
  /** The call has a response, whether or not anyone receives it. */
  respond(): void
  /** The connection has sent the response, or was closed. */
  close(): void
}

export type CallsInProgress = {
  load(): Pick<ServerLoad, 'requests' | 'signIns' | 'signInLimit' | 'polls' | 'pollLimit'>
  begin(priority: Priority): AdmittedCall
}

/** Counts admitted calls. A call is over when it has a response and its connection no longer needs it. */
export function createCallsInProgress(limits: AdmissionLimits): CallsInProgress {
  const count = { requests: 0, signIns: 0, polls: 0 }
  const pollLimit = createAdaptiveLimit({
    least: 10,
    first: 50,
    most: limits.requests * share.poll,
    targetMs: limits.pollMs,
  })
  // A whole office may sign in at nine.
  const signInLimit = createAdaptiveLimit({
    least: 20,
    first: limits.signIns,
    most: limits.signIns,
    targetMs: limits.signInMs,
  })
  const add = (priority: Priority, by: 1 | -1) => {
    if (priority === 'poll') count.polls += by
    count[priority === 'sign-in' ? 'signIns' : 'requests'] += by
  }

  return {
    load: () => ({ ...count, pollLimit: pollLimit.current(), signInLimit: signInLimit.current() }),
    begin(priority) {
      const startedAt = performance.now()
      let respondedAt: number | undefined
      let closed = false
      const work = { urgent: priority === 'sign-in', begun: false, abandoned: false }
      add(priority, 1)
      const endIfOver = () => {
        if (!closed || respondedAt === undefined) return
        if (priority === 'poll') pollLimit.learn({ startedAt, endedAt: respondedAt, inProgress: count.polls })
        add(priority, -1)
      }
      return {
        work,
        respond() {
          if (respondedAt !== undefined) return
          respondedAt = performance.now()
          // Work that outlives the call, such as a mail, does not depend on the caller.
          work.begun = true
          endIfOver()
        },
        close() {
          closed = true
          work.abandoned = true
          endIfOver()
        },
      }
    },
  }
}
