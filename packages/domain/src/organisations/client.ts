import type { Id } from '../id.ts'

/** An organisation as the connector service and its administrators know it; `code` names its schema (portal spec 3). */
export type Client = { id: Id; key: string; name: string; code: string | null }
