import { CircleDashed } from 'lucide-react'
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx'
import { WholePage } from './WholePage.tsx'

export type NotFoundProps = { homeHref: string }

/** Shown for an address that does not exist. */
export function NotFound({ homeHref }: NotFoundProps) {
  return (
    <WholePage
      tone="neutral"
      icon={CircleDashed}
      heading="Page not found"
      action={<ButtonLink href={homeHref}>Home</ButtonLink>}
    >
      The address may be mistyped, or the page moved.
    </WholePage>
  )
}
