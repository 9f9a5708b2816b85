import { createHash } from 'node:crypto'
import { connectors, type Endpoint, excel, users } from '@tributary/sdk/contract'
import type { FastifyRequest } from 'fastify'
import type { ChangeCounts } from '../storage/change-counts.ts'
import type { Caller } from './caller.ts'
import { namedInUrl } from './organisation-guard.ts'

/**
 * Calls whose response depends on nothing but the URL, the caller's rights, and rows whose changes the database
 * announces. In particular, it does not depend on the time.
 */
const tagged = new Set<Endpoint>([
  connectors.listConnectors,
  connectors.listEveryConnector,
  excel.listAreas,
  excel.listEntities,
  excel.listHelperTables,
  excel.listSecurityGroups,
  excel.listSubareas,
  excel.listVersions,
  users.listUsers,
])

/** Whether the responses of a call may have an entity tag. */
export const hasEntityTag = (endpoint: Endpoint): boolean => tagged.has(endpoint)

/** Returns the entity tag of a response; undefined for a call without one. */
export type EntityTag = (
  endpoint: Endpoint,
  caller: Caller,
  request: Pick<FastifyRequest, 'url' | 'params' | 'query'>,
) => string | undefined

/** Tags that change with the rows of the organisation and the rights of the caller. Request one before its response. */
export const entityTags =
  (changes: ChangeCounts | undefined): EntityTag =>
  (endpoint, caller, request) => {
    const [organisationId] = namedInUrl(request)
    if (!hasEntityTag(endpoint) || organisationId === undefined) return undefined
    const count = changes?.of(organisationId)
    // Only this list shows when users last signed in.
    const signIns = endpoint === users.listUsers ? changes?.of(`sign-ins/${organisationId}`) : null
    return count === undefined ? undefined : tagOf([count, signIns, request.url, ...rightsOf(caller)])
  }

const rightsOf = ({ userId, role, roleLevel, tokenScope, sessionId }: Caller) => [
  userId,
  role,
  roleLevel,
  tokenScope && sessionId,
]

// Weak, because the same response may be compressed.
const tagOf = (parts: readonly unknown[]) =>
  `W/"${createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22)}"`
