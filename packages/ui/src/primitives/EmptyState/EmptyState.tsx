import type { ReactNode } from 'react'
import { Stack } from '../../layout/Stack.tsx'
import * as styles from './EmptyState.css.ts'

export type EmptyStateProps = {
  /** What is missing. */
  title: string
  /** The next step. */
  children?: ReactNode
  /** At most one button or link. */
  action?: ReactNode
  /** Only for the first use of a page; decoration. */
  art?: ReactNode
  headingLevel?: 2 | 3
}

/** Where a list would be: what is missing, the next step, and at most one thing to press. */
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
