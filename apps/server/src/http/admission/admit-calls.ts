import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type CallerWork, runWork } from '../../storage/caller-work.ts'
import type { SessionLoad } from '../../storage/session-queue.ts'
import { isBackground } from '../bearer.ts'
import { nextLoopLevel, type Priority, refusalOf, retryAfterFor, type ServerLoad } from './admission.rules.ts'
import type { AdmissionLimits } from './admission-limits.ts'
import { measureEventLoopDelay } from './event-loop-delay.ts'
import { createRefusalLog } from './refusal-log.ts'
import { ServerBusy } from './server-busy.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Undefined before the call is admitted. */
    admitted: AdmittedCall | undefined
  }
  interface FastifyContextConfig {
    /** Whether a GET has side effects. */
    acts?: boolean
  }
}

type AdmittedCall = { work: CallerWork; responded: boolean; closed: boolean; leave(): void }

type AdmissionTools = {
  limits: AdmissionLimits
  /** The load of the database sessions. */
  sessions: { load(): SessionLoad }
}

/**
 * Refuses calls with 503 before any work is done for them while the server is overloaded: polls first, then reads, then
 * writes. Calls without a session, such as sign-ins, have their own share.
 */
export function admitCalls(api: FastifyInstance, { limits, sessions }: AdmissionTools): void {
  const inProgress = { requests: 0, signIns: 0 }
  let loopLevel = 0
  const load = (): ServerLoad => ({ ...inProgress, loopLevel, sessionMs: sessions.load().waitMs })
  const refusals = createRefusalLog(api.log)

  api.addHook('onListen', async () => {
    const stop = measureEventLoopDelay((delayMs) => {
      loopLevel = nextLoopLevel(loopLevel, delayMs, limits.eventLoopMs)
      refusals.write(load())
    })
    api.server.once('close', stop)
  })
  api.decorateRequest('admitted', undefined)
  api.addHook('onRequest', (request, { raw }, done) => {
    const priority = priorityOf(request)
    const now = load()
    const reason = refusalOf(priority, now, limits)
    if (reason) {
      refusals.count(priority, reason)
      refusals.write(now)
      return done(new ServerBusy(retryAfterFor(priority, Math.random())))
    }
    const share = priority === 'sign-in' ? 'signIns' : 'requests'
    inProgress[share] += 1
    const call = admittedCall(priority, () => {
      inProgress[share] -= 1
    })
    request.admitted = call
    raw.once('close', () => close(call))
    runWork(call.work, done)
  })
  // The body arrives in the context of the connection.
  api.addHook('preValidation', ({ admitted }, _, done) => (admitted ? runWork(admitted.work, done) : done()))
  // Half a write would be worse than one that no one waits for.
  api.addHook('preHandler', async (request) => {
    if (request.admitted && writes(request)) request.admitted.work.begun = true
  })
  api.addHook('onSend', async ({ admitted }) => {
    if (admitted) respond(admitted)
  })
}

const admittedCall = (priority: Priority, leave: () => void): AdmittedCall => ({
  work: { urgent: priority === 'sign-in', begun: false, abandoned: false },
  responded: false,
  closed: false,
  leave,
})

// A call is over when it has a response and its connection has sent or lost it, whichever is later.
function close(call: AdmittedCall) {
  call.closed = true
  call.work.abandoned = true
  if (call.responded) call.leave()
}

function respond(call: AdmittedCall) {
  if (call.responded) return
  call.responded = true
  // Work that outlives the call, such as a mail, does not depend on the caller.
  call.work.begun = true
  if (call.closed) call.leave()
}

const writes = ({ method, routeOptions }: FastifyRequest) =>
  (method !== 'GET' && method !== 'HEAD') || routeOptions.config.acts === true

function priorityOf(request: FastifyRequest): Priority {
  if (request.routeOptions.config.level === 'public') return 'sign-in'
  if (writes(request)) return 'write'
  return isBackground(request) ? 'poll' : 'read'
}
