import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Inline } from '../../layout/Inline.tsx'
import { Text } from '../../layout/Text.tsx'
import { Anchor } from '../Link/Anchor.tsx'
import * as css from './Breadcrumb.css.ts'

/** A page this one belongs to. */
export type BreadcrumbLink = { label: string; href: string }

export type BreadcrumbProps = {
  /** From the outermost page to the one right above. */
  links: readonly BreadcrumbLink[]
  /** The page somebody is on: its heading and the document's title say the same (SHELL-51). */
  current: string
}

/** Where a page belongs, and the way back there; on phones only the way back (requirement SHELL-51). */
export const Breadcrumb = ({ links, current }: BreadcrumbProps) => (
  <nav aria-label="Breadcrumb">
    <Inline as="ol" gap="1half" wrap minWidth={0} size="sm" color="secondary">
      {links.map(({ label, href }) => (
        <li key={href} className={css.step}>
          <ChevronLeft size={14} className={css.back} aria-hidden />
          <Anchor href={href}>
            <bdi>{label}</bdi>
          </Anchor>
          <ChevronRight size={14} className={css.arrow} aria-hidden />
        </li>
      ))}
      <li className={css.last}>
        <Text color="primary" aria-current="page">
          <bdi>{current}</bdi>
        </Text>
      </li>
    </Inline>
  </nav>
)
