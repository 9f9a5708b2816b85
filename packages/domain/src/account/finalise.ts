import type { Id } from '../id.ts'

/** The state of an external sign-up, and the input it still needs. */
export type FinaliseState = {
  /** Whether the account exists and can sign in. */
  finalised: boolean
  /** The first name from the provider or the form; null if the provider has none. */
  firstName: string | null
  /** The provider's name in URLs; null if the sign-up did not begin at a provider. */
  provider: string | null
  /** The request that an administrator must decide first; null without one. */
  approvalId: Id | null
  /** Whether the user still has to confirm that they join an existing organisation. */
  linkOrganisation: boolean
  /** Whether an account with this address exists. Its password links the two. */
  linkAccount: boolean
  /** The address of the existing account to link; null otherwise. */
  emailAddress: string | null
}
