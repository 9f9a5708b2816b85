import type { Actor } from '@tributary/domain'
import { emptyDashboard } from '@tributary/sdk/connectors'
import type { ReactNode } from 'react'
import { EmptyState } from '../primitives/EmptyState/EmptyState.tsx'

export type EmptyDashboardProps = {
  /** The signed-in user. Their role decides which actions are shown. */
  viewer: Actor
  /** For administrators: the link that adds a connector. */
  action?: ReactNode
}

/** A dashboard without cards. Its advice depends on the user's role. */
export function EmptyDashboard({ viewer, action }: EmptyDashboardProps) {
  const [heading, advice] = emptyDashboard(viewer)
  return (
    <EmptyState title={heading} action={action}>
      {advice}
    </EmptyState>
  )
}
