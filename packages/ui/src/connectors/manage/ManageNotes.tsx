import { kindOf } from '@tributary/domain'
import { connectorsMessages } from '@tributary/sdk/connectors'
import type { ReactNode } from 'react'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import * as css from './ManageNotes.css.ts'

export type ManageNotesProps = {
  connectorType: string
  /** Somebody who may not add a connector came to add one; what to do when that was read. */
  onAskedToAdd?: (() => void) | undefined
  /** What a provider came back with. */
  children?: ReactNode
}

/** What there is to know before the cards (CONNMAN-04, CONNMAN-29, CONNMAN-32). */
export const ManageNotes = ({ connectorType, onAskedToAdd, children }: ManageNotesProps) => (
  <div className={css.notes}>
    {children}
    {onAskedToAdd && (
      <Banner tone="info" onDismiss={onAskedToAdd} dismissLabel="Dismiss">
        {connectorsMessages.askToAdd}
      </Banner>
    )}
    {kindOf(connectorType)?.type === 'xero' && <Banner tone="info">{connectorsMessages.xeroNotes}</Banner>}
  </div>
)
