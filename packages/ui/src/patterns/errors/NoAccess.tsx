import { ShieldBan } from 'lucide-react'
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx'
import { WholePage } from './WholePage.tsx'

export type NoAccessProps = { homeHref: string }

/** A screen the role does not include, inside the shell (ROUTE-48). */
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
