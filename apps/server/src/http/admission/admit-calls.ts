import type { FastifyInstance, FastifyRequest } from 'fastify'
import { runWork } from '../../storage/caller-work.ts'
import type { SessionLoad } from '../../storage/session-queue.ts'
import { isBackground } from '../bearer.ts'
import { nextLoopLevel, type Priority, refusalOf, retryAfterFor } from './admission.rules.ts'
import type { AdmissionLimits } from './admission-limits.ts'
import { type AdmittedCall, createCallsInProgress } from './calls-in-progress.ts'
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
  const calls = createCallsInProgress(limits)
  let loopLevel = 0
  const load = () => ({ ...calls.load(), loopLevel, sessionMs: sessions.load().waitMs })
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
    const call = calls.begin(priority)
    request.admitted = call
    raw.once('close', call.close)
    runWork(call.work, done)
  })
  // The body arrives in the context of the connection.
  api.addHook('preValidation', ({ admitted }, _, done) => (admitted ? runWork(admitted.work, done) : done()))
  // Half a write would be worse than one that no one waits for.
  api.addHook('preHandler', async (request) => {
    if (request.admitted && writes(request)) request.admitted.work.begun = true
  })
  api.addHook('onSend', async ({ admitted }) => admitted?.respond())
}

const writes = ({ method, routeOptions }: FastifyRequest) =>
  (method !== 'GET' && method !== 'HEAD') || routeOptions.config.acts === true

function priorityOf(request: FastifyRequest): Priority {
  if (request.routeOptions.config.level === 'public') return 'sign-in'
  if (writes(request)) return 'write'
  return isBackground(request) ? 'poll' : 'read'
}
