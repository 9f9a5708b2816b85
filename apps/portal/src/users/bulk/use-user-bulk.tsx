import type { Organisation, User } from '@tributary/domain'
import type { UserBulkAction, UserViewer } from '@tributary/sdk/users'
import type { UserSelection } from '@tributary/ui'
import { type ReactNode, useState } from 'react'
import { ChunkSuspense } from '../../page/ChunkSuspense.tsx'
import { lazyScreen } from '../../page/lazy-screen.ts'

// Few lists are acted on as a whole, so the code of the dialog is loaded only then.
const UserBulkOnList = lazyScreen(async () => (await import('./UserBulkOnList.tsx')).UserBulkOnList)

const none: UserSelection['selection'] = new Set()
const noFailures: ReadonlyMap<string, string> = new Map()

type Options = { viewer: UserViewer; organisation: Organisation }

/**
 * The selection of the list of users, and the dialog of an action on it. Users for whom an action failed stay selected, with
 * the reason in their row.
 */
export function useUserBulk(options: Options): { selection: UserSelection; dialog: ReactNode } {
  const [selection, onSelection] = useState(none)
  const [failures, setFailures] = useState(noFailures)
  const [asked, setAsked] = useState<{ action: UserBulkAction; users: readonly User[] } | null>(null)
  return {
    selection: { selection, onSelection, failures, onBulk: (action, users) => setAsked({ action, users }) },
    dialog: asked && (
      <ChunkSuspense>
        <UserBulkOnList
          {...options}
          {...asked}
          onEnded={(failed) => {
            setFailures(failed)
            onSelection(new Set(failed.keys()))
          }}
          onClose={() => setAsked(null)}
        />
      </ChunkSuspense>
    ),
  }
}
