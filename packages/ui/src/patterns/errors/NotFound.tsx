import { CircleDashed } from 'lucide-react'
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx'
import { errorsText } from './errors.messages.ts'
import { WholePage } from './WholePage.tsx'

export type NotFoundProps = {
  /** Where the link to the home page leads. */
  homeHref: string
}

/** Shown for an address that does not exist. */
export function NotFound({ homeHref }: NotFoundProps) {
  return (
    <WholePage
      tone="neutral"
      icon={CircleDashed}
      heading={errorsText.pageNotFound}
      action={<ButtonLink href={homeHref}>{errorsText.home}</ButtonLink>}
    >
      {errorsText.theAddressMayBeMistyped}
    </WholePage>
  )
}
