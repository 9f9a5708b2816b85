import { sameId, type User } from '@tributary/domain'
import { DeleteUserDialog, userElement } from '@tributary/ui'
import { useState } from 'react'
import { AccessPreview } from '../excel/access/AccessPreview.tsx'
import { editedItem } from '../excel/access/edited-item.ts'
import { pageHeading } from '../page/use-screen-focus.ts'
import type { ReadyUsers } from './use-users.ts'

type RemoveUserProps = Pick<ReadyUsers, 'shown' | 'organisation' | 'remove'> & {
  user: User
  onClose: () => void
}

/** Confirms the removal of a user. The card disappears immediately, and the focus moves to the next one. */
export function RemoveUser({ user, shown, organisation, remove, onClose }: RemoveUserProps) {
  const [next] = useState(() => neighbour(shown, user))
  return (
    <DeleteUserDialog
      user={user}
      organisation={organisation.companyName}
      preview={
        <AccessPreview
          organisationId={organisation.id}
          edit={{ kind: 'remove', item: editedItem('user', user) }}
        />
      }
      onConfirm={() => {
        remove(user)
        onClose()
      }}
      onClose={onClose}
      returnFocus={() => (next && userElement(next.id)) ?? pageHeading()}
    />
  )
}

function neighbour(users: readonly User[], user: User): User | undefined {
  const place = users.findIndex(({ id }) => sameId(id, user.id))
  return users[place + 1] ?? users[place - 1]
}
