import type { User } from '@tributary/domain'
import { type UserBulkAction, userBulkActions, userBulkMessages } from '@tributary/sdk/users'
import { KeyRound, Lock, Plug, ShieldCheck, UserCog } from 'lucide-react'
import type { IconType } from '../primitives/icon-type.ts'
import { SelectionActions } from '../primitives/Selection/SelectionActions.tsx'
import { SelectionBar } from '../primitives/Selection/SelectionBar.tsx'
import type { Selecting } from '../primitives/Selection/use-row-selection.ts'
import { useShownSelection } from '../primitives/Selection/use-shown-selection.ts'
import { userBulkText } from './user-bulk.messages.ts'

/** Selected users, and the actions on them. */
export type UserSelection = Selecting & {
  /** Called when the viewer chooses an action on the selected users. */
  onBulk: (action: UserBulkAction, users: readonly User[]) => void
  /** Why the last action on a user failed, by the user's id as text. */
  failures?: ReadonlyMap<string, string>
}

const icons: Record<UserBulkAction, IconType> = {
  role: UserCog,
  groups: ShieldCheck,
  connectors: Plug,
  lock: Lock,
  'password-link': KeyRound,
}

/** How many users are selected, and the actions on them. Nothing without a selection. */
export function UserBulkBar({ users, onBulk, ...selecting }: UserSelection & { users: readonly User[] }) {
  const selected = useShownSelection(users, selecting)
  return (
    <SelectionBar
      label={userBulkText.actions}
      count={selected.length}
      words={userBulkMessages.selected(selected.length)}
      onClear={() => selecting.onSelection(new Set())}
    >
      <SelectionActions
        actions={userBulkActions.map((name) => ({
          name,
          label: userBulkMessages.actions[name],
          icon: icons[name],
          danger: name === 'lock',
        }))}
        onAction={(action) => onBulk(action, selected)}
      />
    </SelectionBar>
  )
}
