import { can } from '@tributary/domain'
import type { Caller } from './caller.ts'

/** The author of something in an organisation. Null if there is none any more. */
export type Authored = { author: string | null; isMember: boolean }

/** Returns the name of an author. Members of one organisation do not see the names of administrators of all. */
export const nameFor = (caller: Caller, { author, isMember }: Authored): string | null =>
  author === null || isMember || can(caller, 'organisations.act-on-every') ? author : 'An administrator'
