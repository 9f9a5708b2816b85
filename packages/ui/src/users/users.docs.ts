import type { FullGuide } from '../../.storybook/guide.ts'

/** The pages of users. */
export const guides = [
  {
    title: 'Users/List',
    status: 'stable',
    components: [
      'UserGrid',
      'UserGridSkeleton',
      'UserTable',
      'UserTableSkeleton',
      'UserViewBar',
      'AddUserButton',
      'NoUsersLeft',
      'userElement',
    ],
    when: [
      'To list and filter the users of an organisation: `UserTable` at any number, `UserGrid` for people who prefer cards.',
      '`NoUsersLeft` replaces the list when the filters match no user.',
    ],
    whenNot: [
      'For requests of new users, use `ApprovalGrid`.',
      'When the organisation has no users, use `EmptyState`: clearing the filters would not help.',
    ],
    anatomy: [
      [
        'View bar',
        'Status, role, order, the number of matches, the CSV download, and the switch between cards and table.',
      ],
      [
        'Card or row',
        'Name, email address, role and status. Rows also show the last sign-in. With `personHref`, the name is a link.',
      ],
      [
        'Selection',
        'In the table, a checkbox for each user, and a bar with the actions on the selected ones.',
      ],
      ['Actions', 'Edit and Delete, or the reason why the viewer must not use them.'],
    ],
    keyboard: [
      ['Tab', 'Moves through the filters, then through Edit and Delete of each user.'],
      [
        'Space',
        'On a checkbox of the table: selects the row. With Shift, all rows from the last selected one.',
      ],
      ['Arrow keys', 'Change the focused filter, and switch between cards and table.'],
      ['Enter, Space', 'Press a button. On a column heading: sort.'],
    ],
    accessibility: [
      'Each button contains the name: "Edit Ana Rewi", "Delete Ana Rewi".',
      'The number of matches, such as "1 of 8", and the new order of a table are announced.',
      'A card is an article that the name of the user labels. After a deletion the next card gets the focus.',
    ],
    do: [
      'Sort and filter with `sortUsers` and `filterUsers` of the SDK before you pass the users.',
      'Set `onFocusLost` to focus the heading of the page. It is called when the last user is removed.',
    ],
    dont: [
      'Do not hide the actions that are not allowed. The list explains them from `viewer`.',
      'Do not draw `UserTable` outside a `ClockProvider`. It shows times and throws without one.',
      'Do not wrap `UserGrid` in an element that scrolls. With more than a hundred users, the page must scroll.',
    ],
    code: `
import type { User } from '@tributary/domain'
import { filterUsers, plainUserView, sortUsers, type UserViewer } from '@tributary/sdk/users'
import { NoUsersLeft, UserGrid, UserViewBar } from '@tributary/ui'
import { useState } from 'react'

type Props = { users: readonly User[]; viewer: UserViewer; onEdit: (user: User) => void; onDelete: (user: User) => void }

export function Users({ users, ...list }: Props) {
  const [view, setView] = useState(plainUserView)
  const shown = sortUsers(filterUsers(users, view), view)
  return (
    <>
      <UserViewBar
        view={view}
        onView={setView}
        shown={shown.length}
        total={users.length}
        csv={{ rows: shown, organisation: 'acme Traders' }}
      />
      {shown.length > 0 ? <UserGrid {...list} users={shown} /> : <NoUsersLeft onClear={() => setView(plainUserView)} />}
    </>
  )
}
`,
  },
  {
    title: 'Users/Dialogs',
    status: 'stable',
    overlay: true,
    components: ['UserDialog', 'DeleteUserDialog', 'UserIdentities', 'UserFactors'],
    when: [
      '`UserDialog` to add a user, with `user` null, or to edit one.',
      '`DeleteUserDialog` before a user is removed from an organisation.',
      '`UserIdentities` inside `UserDialog`, to remove the sign-in providers of another user.',
      '`UserFactors` below it, for a user who has lost their authenticator app or passkey.',
    ],
    whenNot: ['For the password and address of the signed-in user, use the profile.'],
    anatomy: [
      ['Error', 'The refusal of the server, above the fields. The input stays.'],
      ['General', 'First name, last name and email address.'],
      ['Security', 'Role and password. A known user also has a status, and a new one can be sent a link.'],
      ['Identities', 'Optional: what `identities` draws.'],
      ['Buttons', 'Cancel, then Save.'],
    ],
    keyboard: [
      ['Tab', 'Moves through the fields, inside the dialog only.'],
      ['Enter', 'In a text field: saves.'],
      ['Escape', 'Cancels. With unsaved input, a question comes first.'],
    ],
    accessibility: [
      'The form starts on the first name. After Save, the first invalid field receives the focus.',
      'A field that cannot be changed is described by the reason: "You cannot change your own role."',
      '`DeleteUserDialog` is an alert dialog that starts on Cancel and lists what the user is assigned to.',
    ],
    do: [
      'Load the user again before you open the form, so that it does not overwrite newer data.',
      'Pass errors of single fields in `refusals`, as a new object after each attempt. They move the focus.',
      'Set `returnFocus`. After a deletion the button that opened the dialog no longer exists.',
    ],
    dont: [
      'Do not close the form before the server has accepted the change.',
      'Do not let `isFree` reject. Return true if the check fails, because the server checks again.',
      'Do not offer roles that the viewer may not give. List them with `listRoles`.',
    ],
    code: `
import type { AssignableRole, Id } from '@tributary/domain'
import { type Client, createUser, failureMessage, isEmailAvailable } from '@tributary/sdk'
import { newUserRequest, type UserForm, type UserViewer } from '@tributary/sdk/users'
import { UserDialog } from '@tributary/ui'
import { useState } from 'react'

type Props = { client: Client; organisationId: Id; viewer: UserViewer; roles: readonly AssignableRole[]; onClose: () => void }

export function AddUser({ client, organisationId, viewer, roles, onClose }: Props) {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const save = async (form: UserForm) => {
    setBusy(true)
    try {
      await createUser(client, { body: newUserRequest(form, organisationId) })
      onClose()
    } catch (failure) {
      setError(failureMessage(failure))
      setBusy(false)
    }
  }
  return (
    <UserDialog
      user={null}
      viewer={viewer}
      roles={roles}
      statuses={[]}
      isFree={(emailAddress) => isEmailAvailable(client, { query: { emailAddress } }).catch(() => true)}
      busy={busy}
      error={error}
      onDismissError={() => setError(null)}
      onSubmit={save}
      onClose={onClose}
    />
  )
}
`,
  },
  {
    title: 'Users/Card',
    status: 'stable',
    components: [],
    partOf: ['UserGrid'],
    when: ['For one user in a grid: name, role, status and actions.'],
    whenNot: ['In tables, use the cells of `DataTable`.'],
    accessibility: ['A card is an article with the name of the user.'],
  },
  {
    title: 'Users/Bulk',
    status: 'experimental',
    components: ['UserBulkDialog'],
    when: ['For an action on the users that are selected in a `UserTable` with `selection`.'],
    whenNot: ['For one user, use `UserDialog` or `DeleteUserDialog`.'],
    anatomy: [
      ['Title and effect', 'The action, the number of users, and what happens to them.'],
      ['Left out', 'The users that the action does not apply to, by the reason.'],
      ['Fields', 'What the action asks for: a role, security groups or connectors.'],
      ['Progress', 'How many are done, with a button to stop.'],
      ['Results', 'The result of each user with the reason of a failure, the failed first.'],
    ],
    keyboard: [
      ['Tab', 'Moves through the fields, the results and the buttons.'],
      ['Enter', 'Starts the action from a field.'],
      ['Escape', 'Closes the dialog unless the action runs. Asks before input is lost.'],
    ],
    accessibility: [
      'The effect describes the dialog, so screen readers read it on opening.',
      'The progress is announced. Results have words next to their icons.',
    ],
    do: [
      'Compute the plan with `userBulkPlan` when the viewer presses, and keep it.',
      'Keep the users selected for whom the action failed, and pass the reasons to the table in `failures`.',
    ],
    dont: ['Do not filter the selection first. The dialog explains who is left out.'],
    code: `
import type { AssignableRole, User } from '@tributary/domain'
import type { Progress } from '@tributary/sdk/common'
import { type UserBulkPlan, type UserBulkStep, userBulkPlan, type UserViewer } from '@tributary/sdk/users'
import { UserBulkDialog, type UserBulkValues } from '@tributary/ui'
import { useState } from 'react'

type Props = {
  /** The selected users. */
  users: readonly User[]
  viewer: UserViewer
  roles: readonly AssignableRole[]
  /** The progress of \`createUserBulkQueue\` of @tributary/sdk; null before it starts. */
  progress: Progress<UserBulkStep> | null
  onStart: (plan: UserBulkPlan, values: UserBulkValues) => void
  onStop: () => void
  onClose: () => void
}

export function ChangeRole({ users, viewer, onStart, ...props }: Props) {
  const [plan] = useState(() => userBulkPlan('role', users, viewer))
  return (
    <UserBulkDialog
      {...props}
      action="role"
      plan={plan}
      groups={[]}
      connectors={[]}
      onStart={(values) => onStart(plan, values)}
    />
  )
}
`,
  },
] as const satisfies readonly FullGuide[]
