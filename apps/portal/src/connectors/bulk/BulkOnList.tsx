import { type Organisation, type SessionUser, sameId } from '@tributary/domain'
import { type BulkAction, bulkMessages, bulkPlan } from '@tributary/sdk/connectors'
import { BulkDialog, useToasts } from '@tributary/ui'
import { useState } from 'react'
import { useOrganisations } from '../../organisations/use-organisations.ts'
import { pageHeading } from '../../page/use-screen-focus.ts'
import { useClient } from '../../session/use-client.ts'
import type { TypedConnector } from '../typed-connectors.ts'
import { useBulkQueue } from './use-bulk-queue.ts'
import { useMembers } from './use-members.ts'

export type BulkOnListProps = {
  action: BulkAction
  /** The selected connectors at the time of the press. */
  connectors: readonly TypedConnector[]
  viewer: SessionUser
  /** Called when the action is done for every connector. */
  onDone: () => void
  onClose: () => void
}

/** An action on the selected connectors of the current organisation. */
export function BulkOnList(props: BulkOnListProps) {
  const { selected } = useOrganisations()
  return selected && <OfOrganisation {...props} key={selected.id} organisation={selected} />
}

function OfOrganisation(props: BulkOnListProps & { organisation: Organisation }) {
  const { action, connectors, viewer, organisation, onDone, onClose } = props
  const client = useClient()
  const { show } = useToasts()
  const [plan] = useState(() => bulkPlan(action, connectors, viewer, client.now()))
  const members = useMembers(organisation.id, action === 'people')
  const { progress, start, stop } = useBulkQueue({ organisationId: organisation.id, plan: plan.plan })
  const finish = (done: number) => {
    show({ type: 'success', content: bulkMessages.finished[action](done) })
    onDone()
    onClose()
  }
  const included = connectors.filter(({ id }) => plan.plan.flat().some((step) => sameId(step.id, id)))
  return (
    <BulkDialog
      action={action}
      plan={plan}
      progress={progress}
      users={members.items}
      types={[...new Set(included.map(({ type }) => type))]}
      onStart={async (values) => {
        const { state, done } = await start(action, values, members.ids)
        if (state === 'done') finish(done)
      }}
      onStop={stop}
      onClose={onClose}
      returnFocus={pageHeading}
    />
  )
}
