import type { FastifyRequest } from 'fastify'
import { bearerOf, isBackground } from '../http/bearer.ts'
import type { Caller } from '../http/caller.ts'
import { unauthorised } from '../http/http-error.ts'
import { namedInUrl } from '../http/organisation-guard.ts'
import type { ReadAhead } from '../http/read-ahead.ts'
import { isUuid } from '../is-uuid.ts'
import { isApiToken } from '../security/api-token.ts'
import type { Services } from '../services.ts'
import { leadingReads } from '../storage/lead-query.ts'
import { callerOfToken } from '../tokens/caller-of-token.rules.ts'
import { rememberCallers } from './remember-callers.ts'
import { authenticate } from './session.rules.ts'

/**
 * Returns how to find the signed-in user of a request, or the owner of its API token; 401 without a valid one. `readAhead` begins to read for the user
 * that the session had last. Its result may only be used if the returned user is the same.
 */
export function requestAuthenticator(services: Services) {
  const callers = rememberCallers()
  const { db } = services.storage
  return async (request: FastifyRequest, readAhead?: ReadAhead): Promise<Caller> => {
    const accessToken = bearerOf(request)
    if (!accessToken) throw unauthorised()
    const [organisationId] = namedInUrl(request).filter(isUuid)
    if (isApiToken(accessToken)) return callerOfToken(services, accessToken, organisationId)
    const credential = { accessToken, background: isBackground(request), organisationId }
    const caller = await authenticate(services, credential, (sessionId) => {
      const expected = readAhead && callers.of(sessionId)
      return expected
        ? leadingReads(db, () => readAhead({ ...expected, organisation: organisationId ?? null }))
        : db
    })
    callers.note(caller)
    return caller
  }
}
