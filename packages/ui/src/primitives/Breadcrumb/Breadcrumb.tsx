import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Inline } from '../../layout/Inline.tsx'
import { Text } from '../../layout/Text.tsx'
import { Anchor } from '../Link/Anchor.tsx'
import * as css from './Breadcrumb.css.ts'
import { breadcrumbText } from './breadcrumb.messages.ts'

/** A page above the current one. */
export type BreadcrumbLink = { label: string; href: string }

export type BreadcrumbProps = {
  /** From the outermost page to the parent. */
  links: readonly BreadcrumbLink[]
  /** The current page, worded like its heading and the document's title. */
  current: string
}

/** The path to the current page as links. Phones show only the parent page. */
export const Breadcrumb = ({ links, current }: BreadcrumbProps) => (
  <nav aria-label={breadcrumbText.breadcrumb}>
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
