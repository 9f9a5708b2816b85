import type { ReactNode } from 'react'
import { Inline } from '../layout/Inline.tsx'
import * as css from './PageHeader.css.ts'

export type PageHeaderProps = {
  /** The page's only level-1 heading. */
  title: string
  /** A line below the heading. */
  summary?: ReactNode
  /** Pills and facts about the state of the page. */
  status?: ReactNode
  /** The buttons of the page. The primary one comes last. */
  actions?: ReactNode
  /** The links to the parent pages, above the heading. */
  breadcrumb?: ReactNode
}

/** The header of a page: heading, one-line summary, state and actions. */
export function PageHeader({ title, summary, status, actions, breadcrumb }: PageHeaderProps) {
  return (
    <Inline alignItems="start" gap={4} wrap className={css.header}>
      {breadcrumb && <div className={css.breadcrumb}>{breadcrumb}</div>}
      <div className={css.words}>
        <h1 className={css.heading}>{title}</h1>
        {summary && <p className={css.summary}>{summary}</p>}
      </div>
      {status && (
        <Inline gap={2} wrap className={css.status}>
          {status}
        </Inline>
      )}
      {actions && <div className={css.actions}>{actions}</div>}
    </Inline>
  )
}
