import '../../src/theme/reset.css.ts'
import '../../src/theme/themes.css.ts'
import type { User } from '@tributary/domain'
import { userSearch } from '@tributary/sdk/common'
import { type ComponentType, useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { SearchField } from '../../src/primitives/SearchField/SearchField.tsx'
import { BareUsers } from './BareUsers.tsx'
import { watchKeys } from './key-times.ts'
import { OurUsers } from './OurUsers.tsx'
import { tenThousandUsers } from './users.ts'

/** `?list=bare` shows plain TanStack Virtual. */
const lists: Record<string, ComponentType<{ users: readonly User[] }>> = { ours: OurUsers, bare: BareUsers }
const List = lists[new URLSearchParams(location.search).get('list') ?? 'ours'] ?? OurUsers

function Page() {
  const [search, setSearch] = useState('')
  const find = useMemo(() => userSearch(tenThousandUsers), [])
  const users = useMemo(() => find(search), [find, search])
  return (
    <main>
      <SearchField value={search} onChange={setSearch} />
      <p role="status">{users.length} users</p>
      <List users={users} />
    </main>
  )
}

watchKeys()
const root = document.getElementById('root')
if (root) createRoot(root).render(<Page />)
