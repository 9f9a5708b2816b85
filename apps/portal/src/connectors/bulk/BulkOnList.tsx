import type { Id, Organisation, SessionUser, User } from '@tributary/domain'
import { failureMessage } from '@tributary/sdk'
import { type BulkAction, bulkMessages, bulkPlan } from '@tributary/sdk/connectors'
import { BulkDialog, useToasts } from '@tributary/ui'
import { useMemo, useState } from 'react'
import { useUndoAll } from '../../excel/changes/use-undo-all.ts'
import { useOrganisations } from '../../organisations/use-organisations.ts'
import { ItemMissing } from '../../page/ItemMissing.tsx'
import { pageHeading } from '../../page/use-screen-focus.ts'
import { useClient } from '../../session/use-client.ts'
import { useMembers } from '../manage/use-members.ts'
import { userItem } from '../manage/user-item.ts'
import type { TypedConnector } from '../typed-connectors.ts'
import { useBulkQueue } from './use-bulk-queue.ts'

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

type OfOrganisationProps = BulkOnListProps & { organisation: Organisation }

function OfOrganisation(props: OfOrganisationProps) {
  const needed = props.action === 'people'
  const { data: users, error } = useMembers(props.organisation.id, needed)
  if (users || !needed) return <WithUsers {...props} users={users ?? []} />
  return error && <ItemMissing sentence={failureMessage(error)} onClose={props.onClose} />
}

function WithUsers(props: OfOrganisationProps & { users: readonly User[] }) {
  const { action, organisation, users, onDone, onClose } = props
  const { show } = useToasts()
  const { plan, types } = usePlan(props)
  const { progress, start, stop } = useBulkQueue({ organisationId: organisation.id, plan: plan.plan })
  const items = useMemo(() => users.map(userItem), [users])
  const undoAllAction = useUndoAll(organisation.id)
  const finish = (done: number, changes: readonly Id[]) => {
    show({
      ...{ type: 'success', content: bulkMessages.finished[action](done) },
      ...(changes.length > 0 && { action: undoAllAction(bulkMessages.actions[action], changes) }),
    })
    onDone()
    onClose()
  }
  return (
    <BulkDialog
      action={action}
      plan={plan}
      progress={progress}
      users={items}
      types={types}
      onStart={async (values) => {
        const { state, done, changes } = await start(action, values)
        if (state === 'done') finish(done, changes)
      }}
      onStop={stop}
      onClose={onClose}
      returnFocus={pageHeading}
    />
  )
}

/** The plan at the time of the press, and the types of the connectors that it changes. */
function usePlan({ action, connectors, viewer }: BulkOnListProps) {
  const client = useClient()
  const [planned] = useState(() => {
    const plan = bulkPlan(action, connectors, viewer, client.now())
    const ids = new Set(plan.plan.flat().map(({ id }) => String(id)))
    const changed = connectors.filter(({ id }) => ids.has(String(id)))
    return { plan, types: [...new Set(changed.map(({ type }) => type))] }
  })
  return planned
}
