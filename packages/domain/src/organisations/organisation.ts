import type { Id } from '../id.ts'

/** A company whose members share connectors. Most pages show one organisation. */
export type Organisation = {
  /** Identifies the organisation. It is `orgId` in calls. */
  id: Id
  /** The name on screen. */
  companyName: string
}

/** An organisation as the connector service and administrators see it. `code` is the name of its schema. */
export type Client = {
  /** Identifies the organisation. It is `orgId` in calls. */
  id: Id
  /** A readable key for URLs, unique in the installation. It does not change. */
  key: string
  /** The name on screen. */
  name: string
  /** The name of its schema in the installation's database; null if none is set. */
  code: string | null
}

/** An organisation that was deleted and can still be restored. */
export type DeletedOrganisation = {
  /** Identifies the organisation. It is the same after it was restored. */
  id: Id
  /** The name on screen. */
  name: string
  /** When it was deleted. */
  deletedAt: Date
  /** Who deleted it; null once that user is deleted. */
  deletedBy: string | null
  /** When it is erased and can no longer be restored. */
  erasedAt: Date
}
