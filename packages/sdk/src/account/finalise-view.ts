import type { FinaliseState } from '@tributary/domain'

/** What the screen of an unfinished sign-up shows (portal spec 2.6). */
export type FinaliseView =
  | 'finalised'
  | 'submitted'
  | 'awaiting-approval'
  | 'join-organisation'
  | 'link-account'
  | 'organisation'

/** Which of them, given what was answered in this visit to the question of joining (requirement FINAL-14). */
export function finaliseView(state: FinaliseState, answer: 'yes' | 'no' | null): FinaliseView {
  if (state.finalised) return 'finalised'
  if (answer === 'yes') return 'submitted'
  if (state.approvalId !== null) return 'awaiting-approval'
  if (state.linkOrganisation && answer === null) return 'join-organisation'
  return state.linkAccount ? 'link-account' : 'organisation'
}
