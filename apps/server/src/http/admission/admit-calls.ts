import type { FastifyInstance, FastifyRequest } from 'fastify'
import { signals } from '../../signals.ts'
import { runWork } from '../../storage/caller-work.ts'
import type { ConnectionLoad } from '../../storage/connection-queue.ts'
import { isBackground } from '../bearer.ts'
import { networkOf } from '../network.ts'
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
  /** The load of the database connections. */
  connections: { load(): ConnectionLoad }
}

/**
 * Refuses calls with 503 before any work is done for them while the server is overloaded: polls first, then reads, then
 * writes. Calls without a session, such as sign-ins, have their own share.
 */
export function admitCalls(api: FastifyInstance, { limits, connections }: AdmissionTools): void {
  const calls = createCallsInProgress(limits)
  let loopLevel = 0
  const load = () => ({ ...calls.load(), loopLevel, connectionWaitMs: connections.load().waitMs })
  const refusals = createRefusalLog(api.log)

  /** Returns an error if the server has no room for this call. */
  function refuse(request: FastifyRequest) {
    const priority = priorityOf(request)
    const now = load()
    const networkSignIns = calls.signInsOf(networkOf(request.ip))
    const reason = refusalOf(priority, { ...now, networkSignIns }, limits)
    if (!reason) return undefined
    refusals.count(priority, reason)
    signals.callRefused.publish(() => ({ priority, reason }))
    refusals.write(now)
    return new ServerBusy(retryAfterFor(priority, Math.random()))
  }

  api.addHook('onListen', async () => {
    const stop = measureEventLoopDelay((delayMs) => {
      loopLevel = nextLoopLevel(loopLevel, delayMs, limits.eventLoopMs)
      refusals.write(load())
    })
    api.server.once('close', stop)
  })
  api.decorateRequest('admitted', undefined)
  api.addHook('onRequest', (request, { raw }, done) => {
    const busy = refuse(request)
    if (busy) return done(busy)
    const call = calls.begin(priorityOf(request), networkOf(request.ip))
    request.admitted = call
    raw.once('close', call.close)
    runWork(call.work, done)
  })
  // Otherwise slow senders could occupy all places.
  api.addHook('preParsing', (request, _, payload, done) => {
    if (writes(request) && !request.raw.complete) request.admitted?.waitForBody()
    done(null, payload)
  })
  api.addHook('preValidation', (request, _, done) => {
    const { admitted } = request
    if (!admitted) return done()
    const busy = admitted.waitsForBody() && refuse(request)
    if (busy) return done(busy)
    admitted.resume()
    // The body arrives in the context of the connection.
    runWork(admitted.work, done)
  })
  // A write that has begun is completed, even if its caller has disconnected.
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
