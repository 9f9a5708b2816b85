import { ShieldBan } from 'lucide-react'
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx'
import { WholePage } from './WholePage.tsx'

export type NoAccessProps = { homeHref: string }

/** Replaces a screen that the role does not include, inside the shell. */
export function NoAccess({ homeHref }: NoAccessProps) {
  return (
    <WholePage
      tone="restricted"
      icon={ShieldBan}
      heading="You do not have access to this page."
      action={<ButtonLink href={homeHref}>Home</ButtonLink>}
    />
  )
}
