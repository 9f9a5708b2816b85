import type { Id, Named } from '../id.ts'

/** A value that an entry of the audit log keeps. Never a secret. */
export type AuditValue = string | number | boolean | null

/** A value of an object before and after a change. */
export type AuditedValue = {
  /** The name of the field, e.g. `schedule`. */
  name: string
  /** The value before; null if there was none. */
  before: AuditValue
  /** The value after, or a fact about the change; null if there is none. */
  after: AuditValue
}

/** An entry of the audit log: one change, or one attempt that matters for security. */
export type AuditEntry = {
  /** Identifies the entry. A later entry has a higher one. */
  id: string
  /** The time of the change. */
  at: Date
  /** What happened, e.g. `connector.changed`. The part before the dot is its group. */
  action: string
  /** The user or service account who made the change; null for the server itself, and for attempts without a user. */
  actor: AuditActor | null
  /** The API token with which the actor made the change; null without one. Its name is '' once the token is deleted. */
  token: Named | null
  /** The organisation; null if the change is about none. */
  organisation: Named | null
  /** The id of the object that was changed; null if there is none. */
  target: string | null
  /** The current name of the object, or its last known one; null if it is not known. */
  targetName: string | null
  /** The values of the object before and after the change, those that stayed the same included. */
  values: AuditedValue[]
  /** The names of the objects whose ids are in the values, as far as they exist and the reader may know them. */
  names: Named[]
  /** The address the request came from; null for the server itself, and for users outside the organisation. */
  ip: string | null
  /** The id of the request in the log of the server; null without a request. */
  requestId: string | null
}

/** The author of an entry. */
export type AuditActor = {
  /** Identifies the user; null if the reader may not know them. */
  id: Id | null
  /** The name on screen. */
  name: string
}

/** The result of verifying the chain of the audit log. */
export type AuditVerification = {
  /** The number of entries. */
  entries: number
  /** The hash over the whole log. Noted elsewhere, it later proves that the end was not cut off. Null for an empty log. */
  head: string | null
  /** The number of entries that were changed, deleted or inserted. Zero for an intact log. */
  broken: number
  /** The ids of the first of them, up to 100. */
  brokenIds: string[]
  /** The number of recorded changes of access that were changed, deleted or inserted. Zero for intact records. */
  brokenRecords: number
}
