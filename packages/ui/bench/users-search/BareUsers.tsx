import { useWindowVirtualizer } from '@tanstack/react-virtual'
import type { User } from '@tributary/domain'
import { UserCard } from '../../src/users/UserCard.tsx'
import { superadmin } from '../../src/users/users.samples.ts'
import { nothing } from './users.ts'

const COLUMNS = 5
const ROW_PX = 166

/** The same cards in plain TanStack Virtual: fixed columns and heights, without positions or focus handling. */
export function BareUsers({ users }: { users: readonly User[] }) {
  const virtualizer = useWindowVirtualizer({
    count: users.length,
    lanes: COLUMNS,
    estimateSize: () => ROW_PX,
    overscan: 2 * COLUMNS,
  })
  return (
    <div style={{ position: 'relative', height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ index, start, lane }) => {
        const user = users[index]
        const style = { top: start, left: `${lane * 20}%`, width: '19%', height: 150 }
        return (
          user && (
            <div key={user.id} style={{ ...style, position: 'absolute', display: 'grid' }}>
              <UserCard user={user} viewer={superadmin} onEdit={nothing} onDelete={nothing} />
            </div>
          )
        )
      })}
    </div>
  )
}
