import { xero2sqlMessages } from '@tributary/sdk/xero2sql'
import { KeyRound, Users } from 'lucide-react'
import { ButtonLink } from '../primitives/Button/ButtonLink.tsx'
import { xero2sqlText } from './xero2sql.messages.ts'

export type SynchroniseLinksProps = {
  /** Where "Assign users" leads. */
  assignUsersHref: string
  /** Where the tokens are. Null leaves the link out, for users who are not super administrators. */
  tokensHref: string | null
}

/** Links for administrators of the syncs. */
export const SynchroniseLinks = ({ assignUsersHref, tokensHref }: SynchroniseLinksProps) => (
  <>
    <ButtonLink icon={Users} href={assignUsersHref}>
      {xero2sqlText.assignUsers}
    </ButtonLink>
    {tokensHref !== null && (
      <ButtonLink icon={KeyRound} href={tokensHref}>
        {xero2sqlMessages.tokens}
      </ButtonLink>
    )}
  </>
)
