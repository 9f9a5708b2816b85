import type { Actor } from '@tributary/domain'
import { emptyDashboard } from '@tributary/sdk/connectors'
import type { ReactNode } from 'react'
import { EmptyState } from '../primitives/EmptyState/EmptyState.tsx'

export type EmptyDashboardProps = {
  viewer: Actor
  /** For administrators: where a connector is added. */
  action?: ReactNode
}

/** A dashboard without cards; what it advises depends on who looks (CONNDASH-02, CONNDASH-03). */
export function EmptyDashboard({ viewer, action }: EmptyDashboardProps) {
  const [heading, advice] = emptyDashboard(viewer)
  return (
    <EmptyState title={heading} action={action}>
      {advice}
    </EmptyState>
  )
}
