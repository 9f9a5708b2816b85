import type { Id } from '../id.ts'

/** A company whose members share connectors; most pages work inside one (portal spec 3). */
export type Organisation = { id: Id; companyName: string }

/** An organisation as the connector service and its administrators know it; `code` names its schema (portal spec 3). */
export type Client = { id: Id; key: string; name: string; code: string | null }
