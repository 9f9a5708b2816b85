import type { SessionUser } from '@tributary/domain'
import { type DecideApproval, useDecideApproval } from '@tributary/react'

/** Decides a request. Rejects with the reason. The token comes from the link in a mail. */
export type Decide = DecideApproval

/** Decides immediately, and restores the card when the server refuses (APPR-12). */
export const useDecisions = ({ firstName, lastName }: SessionUser) =>
  useDecideApproval(`${firstName} ${lastName}`)
