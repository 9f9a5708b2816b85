import { ShieldBan } from 'lucide-react'
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx'
import { errorsText } from './errors.messages.ts'
import { WholePage } from './WholePage.tsx'

export type NoAccessProps = {
  /** Where the link to the home page leads. */
  homeHref: string
}

/** Replaces a screen that the role does not include, inside the shell. */
export function NoAccess({ homeHref }: NoAccessProps) {
  return (
    <WholePage
      tone="restricted"
      icon={ShieldBan}
      heading={errorsText.youDoNotHaveAccess}
      action={<ButtonLink href={homeHref}>{errorsText.home}</ButtonLink>}
    />
  )
}
