import { xero2sqlMessages } from '@tributary/sdk/xero2sql'
import { KeyRound, Users } from 'lucide-react'
import { ButtonLink } from '../primitives/Button/ButtonLink.tsx'

export type SynchroniseLinksProps = {
  assignUsersHref: string
  /** For super administrators only. */
  tokensHref: string | null
}

/** Links for administrators of the syncs. */
export const SynchroniseLinks = ({ assignUsersHref, tokensHref }: SynchroniseLinksProps) => (
  <>
    <ButtonLink icon={Users} href={assignUsersHref}>
      Assign users
    </ButtonLink>
    {tokensHref !== null && (
      <ButtonLink icon={KeyRound} href={tokensHref}>
        {xero2sqlMessages.tokens}
      </ButtonLink>
    )}
  </>
)
