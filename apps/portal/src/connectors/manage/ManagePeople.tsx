import {
  type ClientConnector,
  can,
  type Organisation,
  type SessionUser,
  sameId,
  type User,
} from '@tributary/domain'
import { useConnector } from '@tributary/react'
import { failureMessage } from '@tributary/sdk'
import { nouns } from '@tributary/sdk/common'
import { manageActions, manageMessages } from '@tributary/sdk/connectors'
import { linkDifference, linkSentence } from '@tributary/sdk/excel'
import { xero2sqlMessages } from '@tributary/sdk/xero2sql'
import { ErrorMessages, ManageUsersDialog, manageCardElement } from '@tributary/ui'
import { useMemo } from 'react'
import { ItemMissing } from '../../page/ItemMissing.tsx'
import { pageHeading } from '../../page/use-screen-focus.ts'
import { useUnsaved } from '../../page/use-unsaved.ts'
import { useAssignedUsers } from './use-assigned-users.ts'
import { useMembers } from './use-members.ts'
import { useSaveUsers } from './use-save-users.ts'
import { userItem } from './user-item.ts'

type ManagePeopleProps = {
  connector: ClientConnector
  connectorType: string
  organisation: Organisation
  viewer: SessionUser
  onClose: () => void
}

/** Who may see a connector. Every member may see the names of the others (CALL-55). */
export function ManagePeople(props: ManagePeopleProps) {
  const { connector, connectorType, organisation, viewer, onClose } = props
  const { data: users, error: usersError } = useMembers(organisation.id)
  const { data: whole, error: wholeError } = useConnector(organisation.id, connector.id)
  if (!manageActions(connector, connectorType, viewer).includes('manage-users'))
    return <ItemMissing sentence={manageMessages.notLive} onClose={onClose} />
  if (users && whole) return <Form {...props} connector={whole} users={users} />
  const error = usersError ?? wholeError
  return error && <ItemMissing sentence={failureMessage(error)} onClose={onClose} />
}

function Form(props: ManagePeopleProps & { users: readonly User[] }) {
  const { connector, connectorType, organisation, users, onClose } = props
  const { assigned, ids, setIds, step } = useAssignedUsers(connector, users)
  const saving = { organisationId: organisation.id, connectorType, connector, onSaved: onClose }
  const { save, busy, problem, forget } = useSaveUsers(saving)
  const items = useMemo(() => users.map(userItem), [users])
  const changed = step !== undefined
  useUnsaved(changed)
  return (
    <ManageUsersDialog
      name={connector.name}
      users={items}
      ids={ids}
      onIds={setIds}
      changed={changed}
      busy={busy}
      sentence={changed ? change(props, assigned, ids) : manageMessages.assigned(ids.length, users.length)}
      {...(problem && {
        error: <ErrorMessages heading={xero2sqlMessages.assignFailed} messages={[problem]} />,
      })}
      onDismissError={forget}
      onSave={() => step && save(step)}
      onClose={onClose}
      returnFocus={() => manageCardElement(connector.id) ?? pageHeading()}
    />
  )
}

type Ids = readonly User['id'][]

/** What saving changes, and a warning if the user loses access. */
function change({ viewer, users }: ManagePeopleProps & { users: readonly User[] }, before: Ids, after: Ids) {
  const { added, removed } = linkDifference({ ids: before, later: false }, { ids: after, later: false })
  const words = linkSentence({ added: added.length, removed: removed.length, noun: nouns.person })
  const oneself = users.find(({ emailAddress }) => emailAddress === viewer.email)
  const isOut = oneself !== undefined && removed.some((id) => sameId(id, oneself.id))
  return isOut && !can(viewer, 'connectors.see-all') ? `${words} ${manageMessages.losesOneself}.` : words
}
