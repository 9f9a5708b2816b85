import { can } from '@tributary/domain'
import type { FastifyRequest } from 'fastify'
import { type Author, authorOf } from '../audit/audited-transaction.ts'
import { bearerOf } from '../http/bearer.ts'
import { forbidden, unauthorised } from '../http/http-error.ts'
import { isApiToken, isWellFormed } from '../security/api-token.ts'
import { hashOf } from '../security/random-token.ts'
import type { Services } from '../services.ts'
import { callerOfToken } from '../tokens/caller-of-token.rules.ts'
import { tokenById } from '../tokens/tokens.queries.ts'
import { organisationOfLapsedToken } from './lapsed-token.queries.ts'
import { scimMessages } from './scim.messages.ts'
import { scimSettingsOf } from './scim-settings.queries.ts'

/** The directory of an organisation. */
export type Directory = { author: Author; organisationId: string; ifMatch: string | undefined }

declare module 'fastify' {
  interface FastifyRequest {
    directory: Directory | undefined
    /** The organisation whose directory sent a token that has expired or was revoked. */
    refusedDirectoryOf: string | undefined
    /** Why the request failed, in words; '' if it did not. */
    scimReason: string
  }
}

/** Throws 403 if the organisation has switched SCIM off, from the next request on. */
export async function refuseWhenOff({ storage }: Services, { organisationId }: Directory): Promise<void> {
  const settings = await scimSettingsOf(storage.db, organisationId)
  if (!settings?.active) throw forbidden(scimMessages.switchedOff)
}

/** Returns the directory of a request that has passed authentication. */
export function directoryIn({ directory }: FastifyRequest): Directory {
  if (!directory) throw unauthorised(scimMessages.needsServiceAccount)
  return directory
}

/**
 * Returns the directory that makes a request, and its organisation: the one of the service account. Tokens of users are
 * refused, because their owners may belong to several organisations.
 */
export async function directoryOf(services: Services, request: FastifyRequest): Promise<Directory> {
  const token = bearerOf(request)
  if (!token || !isApiToken(token)) throw unauthorised(scimMessages.needsServiceAccount)
  const caller = await callerOfToken(services, token, undefined).catch(async (error: unknown) => {
    if (isWellFormed(token))
      request.refusedDirectoryOf = await organisationOfLapsedToken(
        services.storage.db,
        hashOf(token),
        services.clock(),
      )
    throw error
  })
  request.caller = caller
  const row = await tokenById(services.storage.db, caller.sessionId)
  const [organisationId, ...others] = caller.organisationIds
  const mayProvision =
    row?.kind === 'service' && caller.tokenScope === 'administer' && can(caller, 'users.manage')
  if (!mayProvision || organisationId === undefined || others.length > 0)
    throw forbidden(scimMessages.needsServiceAccount)
  return { author: authorOf({ caller, request }), organisationId, ifMatch: request.headers['if-match'] }
}
