import type { Id } from '../id.ts'

/** A company whose members share connectors; most pages work inside one (portal spec 3). */
export type Organisation = { id: Id; companyName: string }
