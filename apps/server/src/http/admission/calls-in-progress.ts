import type { CallerWork } from '../../storage/caller-work.ts'
import { createAdaptiveLimit } from './adaptive-limit.ts'
import { type Priority, type ServerLoad, share } from './admission.rules.ts'
import type { AdmissionLimits } from './admission-limits.ts'

export type AdmittedCall = {
  readonly work: CallerWork
  /** Frees the place of the call while its body arrives. */
  waitForBody(): void
  /** Whether the call has no place because its body is arriving. */
  waitsForBody(): boolean
  /** Takes a place again. */
  resume(): void
  /** The call has a response, whether or not anyone receives it. */
  respond(): void
  /** The connection has sent the response, or was closed. */
  close(): void
}

export type CallsInProgress = {
  load(): ServerCalls
  signInsOf(network: string): number
  begin(priority: Priority, network: string): AdmittedCall
}

type ServerCalls = Pick<ServerLoad, 'requests' | 'signIns' | 'signInLimit' | 'polls' | 'pollLimit'>

/** Counts admitted calls. A call is over when it has a response. Senders and readers may be slow without being counted. */
export function createCallsInProgress(limits: AdmissionLimits): CallsInProgress {
  const count = { requests: 0, signIns: 0, polls: 0 }
  const networks = new Map<string, number>()
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
  const signInsOf = (network: string) => networks.get(network) ?? 0

  function add(priority: Priority, network: string, by: 1 | -1) {
    if (priority === 'poll') count.polls += by
    count[priority === 'sign-in' ? 'signIns' : 'requests'] += by
    if (priority !== 'sign-in') return
    const left = signInsOf(network) + by
    if (left > 0) networks.set(network, left)
    else networks.delete(network)
  }

  function record(priority: Priority, startedAt: number) {
    const endedAt = performance.now()
    if (priority === 'poll') pollLimit.record({ startedAt, endedAt, inProgress: count.polls })
    if (priority === 'sign-in') signInLimit.record({ startedAt, endedAt, inProgress: count.signIns })
  }

  return {
    load: () => ({ ...count, pollLimit: pollLimit.current(), signInLimit: signInLimit.current() }),
    signInsOf,
    begin(priority, network) {
      const work = { urgent: priority === 'sign-in', begun: false, abandoned: false }
      let startedAt = performance.now()
      let waitingSince: number | undefined
      let responded = false
      add(priority, network, 1)
      return {
        work,
        waitForBody() {
          waitingSince = performance.now()
          add(priority, network, -1)
        },
        waitsForBody: () => waitingSince !== undefined,
        resume() {
          if (waitingSince === undefined) return
          // The time of the sender says nothing about the server.
          startedAt += performance.now() - waitingSince
          waitingSince = undefined
          add(priority, network, 1)
        },
        respond() {
          if (responded) return
          responded = true
          // Work that outlives the call, such as a mail, does not depend on the caller.
          work.begun = true
          if (waitingSince !== undefined) return
          record(priority, startedAt)
          add(priority, network, -1)
        },
        close() {
          work.abandoned = true
        },
      }
    },
  }
}
