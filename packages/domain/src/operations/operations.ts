import type { Id } from '../id.ts'

/** Whether a mail waits to be sent, or was given up. */
export const mailStates = ['waiting', 'abandoned'] as const

/** One of {@link mailStates}. */
export type MailState = (typeof mailStates)[number]

/** A mail that has not been sent. Its content is not shown. */
export type UnsentMail = {
  /** Identifies the mail. */
  id: Id
  /** The kind, e.g. `password-link`. */
  kind: string
  /** The address it goes to. */
  recipient: string
  /** Whether it waits or was given up. */
  state: MailState
  /** The number of attempts so far. */
  attempts: number
  /** Why the last attempt failed; null before one has. */
  failure: string | null
  /** When it was written. */
  createdAt: Date
  /** The time of the next attempt; null if it was given up. */
  dueAt: Date | null
  /** Whether it can be sent again: its content still exists. */
  canRetry: boolean
  /** The request that caused it, as in the log of the server; null if the server wrote it by itself. */
  requestId: string | null
}

/** One kind of data that the server stores, for operators. */
export type StoredData = {
  /** The kind, e.g. `sessions`. */
  kind: string
  /** The number of rows, estimated for large tables. */
  rows: number
  /** The size on disk in bytes, with indexes. */
  bytes: number
  /** Days after which rows are deleted; null if they are kept, or end by their own time. */
  keptDays: number | null
  /** Whether rows are deleted when the time they hold has passed. */
  untilExpiry: boolean
}

/** What the server stores, and what it deletes by itself. */
export type Housekeeping = {
  /** The size of the whole database in bytes. */
  databaseBytes: number
  /** The time of the last clean-up that succeeded; null before the first one. */
  lastRunAt: Date | null
  /** The kinds of data, the largest first. */
  data: StoredData[]
}
