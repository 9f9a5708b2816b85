import type { Id } from '../id.ts'

/** How far an external sign-up has come, and what it still needs (portal spec 2.6, 3). */
export type FinaliseState = {
  finalised: boolean
  firstName: string | null
  provider: string | null
  approvalId: Id | null
  linkOrganisation: boolean
  linkAccount: boolean
  emailAddress: string | null
}
