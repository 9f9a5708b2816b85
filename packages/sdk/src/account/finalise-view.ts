import type { FinaliseState } from '@tributary/domain'

/** The view of an unfinished sign-up. */
export type FinaliseView =
  | 'finalised'
  | 'submitted'
  | 'awaiting-approval'
  | 'join-organisation'
  | 'link-account'
  | 'organisation'

/**
 * Returns the view. `joined` is the answer to the question about joining, if it was given on this page.
 */
export function finaliseView(state: FinaliseState, answer: 'yes' | 'no' | null): FinaliseView {
  if (state.finalised) return 'finalised'
  if (answer === 'yes') return 'submitted'
  if (state.approvalId !== null) return 'awaiting-approval'
  if (state.linkOrganisation && answer === null) return 'join-organisation'
  return state.linkAccount ? 'link-account' : 'organisation'
}
