import type { Id } from '../id.ts'

/** The state of an external sign-up, and the input it still needs. */
export type FinaliseState = {
  finalised: boolean
  firstName: string | null
  provider: string | null
  approvalId: Id | null
  linkOrganisation: boolean
  linkAccount: boolean
  emailAddress: string | null
}
