import type { Id } from '../id.ts'

/** What every member of an organisation may know of another: the name and the address (contract, CALL-55). */
export type Person = { id: Id; firstName: string; lastName: string; emailAddress: string }
