import { can } from '@tributary/domain'
import { nouns } from '@tributary/sdk/common'
import { isFiltered, usersMessages } from '@tributary/sdk/users'
import {
  EmptyState,
  type UserListProps as ListProps,
  NoMatches,
  NoUsersLeft,
  PassFocus,
  UserGrid,
  UserTable,
  UserViewBar,
} from '@tributary/ui'
import { personPath } from '../access/access-paths.ts'
import { focusHeading } from '../page/use-screen-focus.ts'
import { useViewAs } from '../session/use-view-as.ts'
import { useUserBulk } from './bulk/use-user-bulk.tsx'
import { useUserLayout } from './use-user-view.ts'
import type { ReadyUsers } from './use-users.ts'

export type UserListProps = Omit<ReadyUsers, 'state' | 'remove'> & Omit<ListProps, 'users'>

/** The users with filters above them, or an empty state. */
export function UserList(props: UserListProps) {
  const {
    all,
    found,
    shown,
    view,
    setView,
    search,
    clearSearch,
    organisation,
    viewer,
    opening = null,
    onEdit,
    onDelete,
  } = props
  const { layout, setLayout } = useUserLayout()
  const { viewAs } = useViewAs(organisation.id)
  const { selection, dialog } = useUserBulk({ viewer, organisation })
  if (all.length === 0) return <EmptyState title={usersMessages.none} />
  const list = {
    users: shown,
    viewer,
    opening,
    onEdit,
    onDelete,
    onViewAs: viewAs,
    personHref: can(viewer, 'users.manage') ? personPath : undefined,
    onFocusLost: focusHeading,
  }
  return (
    <>
      {(all.length > 1 || isFiltered(view)) && (
        <UserViewBar
          view={view}
          onView={setView}
          layout={layout}
          onLayout={setLayout}
          shown={shown.length}
          total={all.length}
          csv={{ rows: shown, organisation: organisation.companyName }}
        />
      )}
      {shown.length === 0 ? (
        <PassFocus to={focusHeading}>
          {found.length === 0 ? (
            <NoMatches
              noun={nouns.user.one}
              search={search}
              total={all.length}
              none={usersMessages.none}
              onClear={clearSearch}
            />
          ) : (
            <NoUsersLeft onClear={() => setView({ ...view, status: null, role: null })} />
          )}
        </PassFocus>
      ) : layout === 'table' ? (
        <UserTable
          {...list}
          sort={view}
          onSort={(sort) => setView({ ...view, ...sort })}
          selection={selection}
        />
      ) : (
        <UserGrid {...list} />
      )}
      {dialog}
    </>
  )
}
