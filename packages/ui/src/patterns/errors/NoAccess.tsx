import { ShieldBan } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx'
import { errorsText } from './errors.messages.ts'
import { WholePage } from './WholePage.tsx'

export type NoAccessProps = {
  /** Where the link to the home page leads. */
  homeHref: string
  /** Why, if the heading does not say it. */
  children?: ReactNode
}

/** Replaces a screen that the role does not include, inside the shell. */
export function NoAccess({ homeHref, children }: NoAccessProps) {
  return (
    <WholePage
      tone="restricted"
      icon={ShieldBan}
      heading={errorsText.youDoNotHaveAccess}
      action={<ButtonLink href={homeHref}>{errorsText.home}</ButtonLink>}
    >
      {children}
    </WholePage>
  )
}
