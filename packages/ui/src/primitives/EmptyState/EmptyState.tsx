import type { ReactNode } from 'react'
import { Stack } from '../../layout/Stack.tsx'
import * as styles from './EmptyState.css.ts'

export type EmptyStateProps = {
  /** Names what is missing. */
  title: string
  /** The next step. */
  children?: ReactNode
  /** At most one button or link. */
  action?: ReactNode
  /** Decoration, only for the first use of a page. */
  art?: ReactNode
  /** The level of the heading in the page. */
  headingLevel?: 2 | 3
}

/** Replaces an empty list: what is missing, the next step, and at most one action. */
export function EmptyState({ title, children, action, art, headingLevel = 2 }: EmptyStateProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <Stack gap={2} justifyItems="center" paddingY={12} paddingX={6} textAlign="center">
      {art && (
        <div className={styles.art} aria-hidden>
          {art}
        </div>
      )}
      <Heading>{title}</Heading>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </Stack>
  )
}
