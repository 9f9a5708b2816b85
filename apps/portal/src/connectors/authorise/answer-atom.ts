import type { Id } from '@tributary/domain'
import { atom } from 'jotai'

/** What a provider has sent the browser back with. */
export type Answer = { error: string | null; authorised: string | null }

/** The answer that has been taken out of the address, and the page and organisation it was for. */
export const answerAtom = atom<(Answer & { path: string; organisationId: Id }) | null>(null)
