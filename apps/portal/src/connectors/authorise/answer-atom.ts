import type { Id } from '@tributary/domain'
import { personAtom } from '../../session/person-atom.ts'

/** The result from a provider, read from the address. */
export type Answer = { error: string | null; authorised: string | null }

/** The result that was removed from the address, with its page and organisation. */
export const answerAtom = personAtom<(Answer & { path: string; organisationId: Id }) | null>(() => null)
