import { Waypoints } from 'lucide-react'
import { button, iconSize } from '../primitives/Button/Button.css.ts'
import { Anchor } from '../primitives/Link/Anchor.tsx'
import { patternsText } from './patterns.messages.ts'

export type LineageLinkProps = {
  /** The name of the object. It completes the accessible name: "Where the numbers of Revenue come from". */
  name: string
  /** The address with the lineage of the object, e.g. in a drawer above the page. */
  href: string
}

/** An icon next to an object, which leads to where its numbers come from and who sees them. */
export function LineageLink({ name, href }: LineageLinkProps) {
  const label = patternsText.lineageOf(name)
  return (
    <Anchor
      href={href}
      className={button({ variant: 'ghost', size: 'sm', shape: 'square' })}
      aria-label={label}
      title={label}
    >
      <Waypoints size={iconSize} aria-hidden />
    </Anchor>
  )
}
