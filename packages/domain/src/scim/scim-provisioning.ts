import type { Id } from '../id.ts'
import type { ApiToken } from '../tokens/api-token.ts'

/** How the directory of an organisation provisions it with SCIM. */
export type ScimProvisioning = {
  /** The address of SCIM, the same for every organisation. The token decides which one it is. */
  address: string
  /** Whether requests are accepted. */
  active: boolean
  /** The tokens with which a directory can send requests, the newest first. */
  tokens: ApiToken[]
  /** The last request of a directory; null if there was none. It can be up to a minute old. */
  lastRequest: ScimRequest | null
  /** The last requests that failed, the newest first. Equal ones are counted. */
  failures: ScimFailure[]
  /** The number of users that a directory manages. */
  users: number
  /** The number of groups that a directory manages. */
  groups: number
  /** The groups of the directory and their security groups, by name, up to `scimLimits.groups`. */
  mappings: ScimMapping[]
}

/** What a SCIM request does. */
export const scimActions = ['read', 'create', 'change', 'delete'] as const

/** What a SCIM request is about. `service` is the description of the server. */
export const scimResources = ['user', 'group', 'service'] as const

/** A request of a directory. */
export type ScimRequest = {
  /** The time of the request. */
  at: Date
  /** What it does. */
  action: (typeof scimActions)[number]
  /** What it is about. */
  resource: (typeof scimResources)[number]
  /** The HTTP status of the response. */
  status: number
}

/** Requests of a directory that failed in the same way. */
export type ScimFailure = ScimRequest & {
  /** The address, the name or the id of the user or group; null if the request has none. */
  subject: string | null
  /** Why it failed, in words. */
  reason: string
  /** The number of these requests. `at` is the time of the last one. */
  count: number
}

/** A group of a directory and its security group. They have the same name. */
export type ScimMapping = {
  /** The id of the security group. */
  groupId: Id
  /** The name. */
  name: string
  /** The id of the group in the directory; null if it sends none. */
  externalId: string | null
  /** The number of its members. */
  members: number
  /** Whether the directory created the security group, and so may delete it. */
  created: boolean
}

/** Limits of what is shown about SCIM. */
export const scimLimits = {
  /** The most failures that are kept. */
  failures: 20,
  /** The most groups that are listed. */
  groups: 200,
} as const
