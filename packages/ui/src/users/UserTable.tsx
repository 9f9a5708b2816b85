import { type Id, sameId, type User } from '@tributary/domain'
import { nouns } from '@tributary/sdk/common'
import {
  roleLevelOf,
  roleTitle,
  type UserSortKey,
  type UserView,
  userBulkMessages,
  userName,
  userSortKeys,
  usersMessages,
} from '@tributary/sdk/users'
import { useMemo } from 'react'
import { Stack } from '../layout/Stack.tsx'
import { Text } from '../layout/Text.tsx'
import { TimeAgo } from '../patterns/clock/TimeAgo.tsx'
import { DataTable } from '../primitives/DataTable/DataTable.tsx'
import type { DataTableColumn, TableSort } from '../primitives/DataTable/table-columns.ts'
import { UserActions } from './UserActions.tsx'
import { UserBulkBar, type UserSelection } from './UserBulkBar.tsx'
import type { UserListProps } from './UserGrid.tsx'
import { RowName, type UserNameProps } from './UserName.tsx'
import { UserStatus } from './UserStatus.tsx'
import { usersText } from './users.messages.ts'

export type UserTableProps = UserListProps & {
  /** Makes rows selectable, for actions on several users. */
  selection?: UserSelection | undefined

  /** The sorted column and its direction. */
  sort: Pick<UserView, 'sort' | 'direction'>
  /** Called with the column and direction the viewer chose. */
  onSort: (sort: Pick<UserView, 'sort' | 'direction'>) => void
}

/** The users as rows with more details than cards. In little room the rows are cards as well. */
export function UserTable(props: UserTableProps) {
  const {
    users,
    sort,
    onSort,
    opening = null,
    viewer,
    onEdit,
    onDelete,
    onViewAs,
    onFocusLost,
    personHref,
    selection,
  } = props
  const failures = selection?.failures
  const columns = useMemo(
    () => [
      nameColumn(failures, personHref),
      ...facts,
      {
        id: 'actions',
        header: usersText.actions,
        kind: 'actions' as const,
        width: onViewAs ? '196px' : '180px',
        cell: (user: User) => (
          <UserActions
            place="row"
            user={user}
            viewer={viewer}
            opening={isOpening(opening, user)}
            onEdit={onEdit}
            onDelete={onDelete}
            onViewAs={onViewAs}
          />
        ),
      },
    ],
    [viewer, opening, onEdit, onDelete, onViewAs, personHref, failures],
  )
  return (
    <DataTable
      label={usersText.users}
      nouns={nouns.user}
      columns={columns}
      rows={users}
      rowKey={keyOf}
      sort={{ column: sort.sort, direction: sort.direction }}
      onSort={({ column, direction }: TableSort) => onSort({ sort: sortKey(column), direction })}
      empty={usersMessages.none}
      onFocusLost={onFocusLost}
      minWidth={960}
      selection={
        selection && {
          ...selection,
          selectAll: userBulkMessages.selectAll,
          select: selectName,
          bar: <UserBulkBar {...selection} users={users} />,
        }
      }
    />
  )
}

const keyOf = ({ id }: User) => String(id)
const isOpening = (opening: Id | null, user: User) => opening !== null && sameId(opening, user.id)
const sortKey = (column: string): UserSortKey => userSortKeys.find((key) => key === column) ?? 'firstName'

const selectName = (user: User) => userBulkMessages.select(userName(user))

/** The first name, and below it why the last action on the user failed. */
const nameColumn = (
  failures: ReadonlyMap<string, string> | undefined,
  personHref: UserNameProps['personHref'],
): DataTableColumn<User> => ({
  id: 'firstName',
  header: usersText.firstName,
  cell: (user) => <NameCell user={user} personHref={personHref} failure={failures?.get(String(user.id))} />,
  sortBy: ({ firstName }) => firstName,
})

const NameCell = ({ failure, ...name }: UserNameProps & { failure: string | undefined }) =>
  failure ? (
    <Stack gap={0} paddingY={2}>
      <RowName {...name} />
      <Text fontSize="xs" color="danger" overflowWrap="anywhere">
        {failure}
      </Text>
    </Stack>
  ) : (
    <RowName {...name} />
  )

const facts: readonly DataTableColumn<User>[] = [
  {
    id: 'lastName',
    get header() {
      return usersText.lastName
    },
    cell: ({ lastName }) => lastName,
    sortBy: ({ lastName }) => lastName,
  },
  {
    id: 'emailAddress',
    get header() {
      return usersText.emailAddress
    },
    cell: ({ emailAddress }) => emailAddress,
    width: '20%',
  },
  {
    id: 'role',
    get header() {
      return usersText.role
    },
    // Wraps, because the end of a role matters as much as its start.
    cell: ({ role }) => role && <span>{roleTitle(role)}</span>,
    sortBy: (user) => String(roleLevelOf(user)),
    width: '18%',
  },
  {
    id: 'status',
    get header() {
      return usersText.status
    },
    cell: (user) => <UserStatus user={user} form="plain" />,
    width: '100px',
  },
  {
    id: 'lastSignedIn',
    get header() {
      return usersText.lastSignedIn
    },
    cell: ({ lastSignedInAt }) =>
      lastSignedInAt ? <TimeAgo date={lastSignedInAt} /> : usersMessages.neverSignedIn,
    sortBy: ({ lastSignedInAt }) => lastSignedInAt?.toISOString() ?? '',
    width: '116px',
  },
]
