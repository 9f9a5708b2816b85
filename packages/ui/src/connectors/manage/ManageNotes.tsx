import { kindOf } from '@tributary/domain'
import { connectorsMessages } from '@tributary/sdk/connectors'
import type { ReactNode } from 'react'
import { Stack } from '../../layout/Stack.tsx'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import * as css from './ManageNotes.css.ts'
import { manageText } from './manage.messages.ts'

export type ManageNotesProps = {
  /** The name of the connector type, such as "Xero". */
  connectorType: string
  /** Called when a user who may not add connectors has read that. */
  onAskedToAdd?: (() => void) | undefined
  /** The result of an authorisation. */
  children?: ReactNode
}

/** Notices above the cards. */
export const ManageNotes = ({ connectorType, onAskedToAdd, children }: ManageNotesProps) => (
  <Stack gap={3} className={css.notes}>
    {children}
    {onAskedToAdd && (
      <Banner tone="info" onDismiss={onAskedToAdd} dismissLabel={manageText.dismiss}>
        {connectorsMessages.askToAdd}
      </Banner>
    )}
    {kindOf(connectorType)?.type === 'xero' && <Banner tone="info">{connectorsMessages.xeroNotes}</Banner>}
  </Stack>
)
