import type { Id } from '../id.ts'

/** What a connector may be used for; a selected base licence cannot be given up (connectors spec 3). */
export type Licence = { id: Id; description: string; base: boolean }
