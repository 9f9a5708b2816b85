import type { Id } from '@tributary/domain'
import { personAtom } from '../../session/person-atom.ts'

/** What a provider has sent the browser back with. */
export type Answer = { error: string | null; authorised: string | null }

/** The answer that has been taken out of the address, and the page and organisation it was for. */
export const answerAtom = personAtom<(Answer & { path: string; organisationId: Id }) | null>(() => null)
