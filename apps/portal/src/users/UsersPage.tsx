import { can, type SessionUser, type User } from '@tributary/domain'
import { usersMessages } from '@tributary/sdk/users'
import {
  AddUserButton,
  EmptyState,
  PageHeader,
  SkeletonText,
  UserGridSkeleton,
  UserTableSkeleton,
  UserViewBar,
} from '@tributary/ui'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { ChunkSuspense } from '../page/ChunkSuspense.tsx'
import { LoadFailure } from '../page/LoadFailure.tsx'
import { lazyScreen } from '../page/lazy-screen.ts'
import { useRequestedAction } from '../page/requested-action.ts'
import { useDocumentTitle } from '../page/use-document-title.ts'
import { userAtom } from '../session/session-atoms.ts'
import { InviteButton } from './InviteButton.tsx'
import { RemoveUser } from './RemoveUser.tsx'
import { UserForm } from './UserForm.tsx'
import { UserList, type UserListProps } from './UserList.tsx'
import { NEW, useUserForm } from './use-user-form.ts'
import { useUserLayout, useUserView } from './use-user-view.ts'
import { type Users, useUsers } from './use-users.ts'
import { usersText } from './users.messages.ts'

/** The members of the selected organisation. */
export function UsersPage() {
  const viewer = useAtomValue(userAtom)
  return viewer && <UsersFor viewer={viewer} />
}

const InvitePeople = lazyScreen(async () => (await import('../invitations/InvitePeople.tsx')).InvitePeople)
const PendingInvitations = lazyScreen(
  async () => (await import('../invitations/PendingInvitations.tsx')).PendingInvitations,
)

function UsersFor({ viewer }: { viewer: SessionUser }) {
  const users = useUsers()
  const organisation = users.state === 'ready' ? users.organisation : undefined
  const { form, open, opening, close } = useUserForm(organisation?.id)
  useRequestedAction('add-user', organisation !== undefined, () => open(null))
  const [leaving, setLeaving] = useState<User | null>(null)
  const [inviting, setInviting] = useState(false)
  useDocumentTitle(usersText.users, organisation?.companyName)
  return (
    <>
      <Header
        users={users}
        opening={opening === NEW}
        onAdd={() => open(null)}
        onInvite={can(viewer, 'users.invite') ? () => setInviting(true) : undefined}
      />
      {organisation && can(viewer, 'users.invite') && (
        <ChunkSuspense fallback={null}>
          <PendingInvitations organisationId={organisation.id} />
        </ChunkSuspense>
      )}
      <Content users={users} viewer={viewer} opening={opening} onEdit={open} onDelete={setLeaving} />
      {inviting && users.state === 'ready' && (
        <ChunkSuspense fallback={null}>
          <InvitePeople {...users} members={users.all} onClose={() => setInviting(false)} />
        </ChunkSuspense>
      )}
      {form && organisation && (
        <UserForm {...form} viewer={viewer} organisationId={organisation.id} onClose={close} />
      )}
      {leaving && users.state === 'ready' && (
        <RemoveUser {...users} user={leaving} onClose={() => setLeaving(null)} />
      )}
    </>
  )
}

type HeaderProps = { users: Users; opening: boolean; onAdd: () => void; onInvite: (() => void) | undefined }

function Header({ users, opening, onAdd, onInvite }: HeaderProps) {
  if (users.state === 'loading')
    return (
      <PageHeader
        title={usersText.users}
        summary={<SkeletonText width="160px" />}
        actions={<AddUserButton disabled />}
      />
    )
  if (users.state !== 'ready') return <PageHeader title={usersText.users} />
  return (
    <PageHeader
      title={usersText.users}
      summary={usersMessages.summary(users.all.length, users.organisation.companyName)}
      actions={
        <>
          {onInvite && <InviteButton onClick={onInvite} />}
          <AddUserButton opening={opening} onClick={onAdd} />
        </>
      }
    />
  )
}

type ContentProps = Pick<UserListProps, 'viewer' | 'opening' | 'onEdit' | 'onDelete'> & { users: Users }

function Content({ users, ...rest }: ContentProps) {
  if (users.state === 'without-organisation') return <EmptyState title={usersText.noOrganisations} />
  if (users.state === 'failed') return <LoadFailure things={usersText.users} {...users.failure} />
  if (users.state === 'loading') return <Loading />
  return <UserList {...users} {...rest} />
}

/** The filters have their place while the users load, so that no row moves. */
function Loading() {
  const { view } = useUserView()
  const { layout } = useUserLayout()
  return (
    <>
      <div inert>
        <UserViewBar view={view} onView={ignore} layout={layout} onLayout={ignore} shown={0} total={0} />
      </div>
      {layout === 'table' ? <UserTableSkeleton /> : <UserGridSkeleton />}
    </>
  )
}

const ignore = () => undefined
