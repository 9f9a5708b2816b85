import type { Id } from '../id.ts'

/** A company whose members share connectors. Most pages show one organisation. */
export type Organisation = { id: Id; companyName: string }

/** An organisation as the connector service and administrators see it. `code` is the name of its schema. */
export type Client = { id: Id; key: string; name: string; code: string | null }
