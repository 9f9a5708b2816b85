import type { Id } from '@tributary/domain'
import { changesMessages } from '@tributary/sdk/excel'
import { Button } from '@tributary/ui'
import { useState } from 'react'
import { ChunkSuspense } from '../../page/ChunkSuspense.tsx'
import { lazyScreen } from '../../page/lazy-screen.ts'

const OrganisationChanges = lazyScreen(
  async () => (await import('./OrganisationChanges.tsx')).OrganisationChanges,
)

/** Opens the list of changes that can be undone. */
export function RecentChangesButton({ organisationId }: { organisationId: Id }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{changesMessages.recent}</Button>
      {open && (
        <ChunkSuspense>
          <OrganisationChanges organisationId={organisationId} onClose={() => setOpen(false)} />
        </ChunkSuspense>
      )}
    </>
  )
}
