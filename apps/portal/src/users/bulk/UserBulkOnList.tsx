import type { Organisation, Status, User } from '@tributary/domain'
import { useStatuses } from '@tributary/react'
import { failureMessage } from '@tributary/sdk'
import {
  type UserBulkAction,
  type UserViewer,
  userBulkEdits,
  userBulkMessages,
  userBulkPlan,
} from '@tributary/sdk/users'
import { UserBulkDialog, useToasts } from '@tributary/ui'
import { useState } from 'react'
import { AccessPreview } from '../../excel/access/AccessPreview.tsx'
import { useUndoAll } from '../../excel/changes/use-undo-all.ts'
import { ItemMissing } from '../../page/ItemMissing.tsx'
import { pageHeading } from '../../page/use-screen-focus.ts'
import { type AccessChoices, useAccessChoices } from '../use-access-choices.ts'
import { useUserBulkQueue } from './use-user-bulk-queue.ts'

export type UserBulkOnListProps = {
  action: UserBulkAction
  /** The selected users at the time of the press. */
  users: readonly User[]
  viewer: UserViewer
  organisation: Organisation
  /** Called when the action has ended, with the reason for each user it failed for. */
  onEnded: (failures: ReadonlyMap<string, string>) => void
  onClose: () => void
}

/** An action on the selected users of the current organisation. */
export function UserBulkOnList(props: UserBulkOnListProps) {
  const { choices, error } = useAccessChoices(props.organisation.id)
  const statuses = useStatuses()
  if (choices && statuses.data) return <WithChoices {...props} choices={choices} statuses={statuses.data} />
  const failure = error ?? statuses.error
  return failure ? <ItemMissing sentence={failureMessage(failure)} onClose={props.onClose} /> : null
}

/** Actions that change what people see in Excel. */
const showsAccess = (action: UserBulkAction) => action === 'groups' || action === 'lock'

type WithChoicesProps = UserBulkOnListProps & { choices: AccessChoices; statuses: readonly Status[] }

function WithChoices(props: WithChoicesProps) {
  const { action, users, viewer, organisation, choices, statuses, onEnded, onClose } = props
  const { show } = useToasts()
  const undoAllAction = useUndoAll(organisation.id)
  const [plan] = useState(() => userBulkPlan(action, users, viewer))
  const { progress, start, stop } = useUserBulkQueue({
    organisationId: organisation.id,
    plan: plan.plan,
    statuses,
  })
  return (
    <UserBulkDialog
      action={action}
      plan={plan}
      {...(showsAccess(action) && {
        preview: ({ ids }) => (
          <AccessPreview organisationId={organisation.id} edit={userBulkEdits(action, plan, ids)} />
        ),
      })}
      progress={progress}
      {...choices}
      onStart={async (values) => {
        const { state, done, items, changes } = await start(action, values)
        const failed = items.filter((item) => item.state === 'failed')
        onEnded(new Map(failed.map(({ step, message }) => [String(step.id), message])))
        if (state !== 'done') return
        show({
          ...{ type: 'success', content: userBulkMessages.finished[action](done) },
          ...(changes.length > 0 && { action: undoAllAction(userBulkMessages.actions[action], changes) }),
        })
        onClose()
      }}
      onStop={stop}
      onClose={onClose}
      returnFocus={pageHeading}
    />
  )
}
