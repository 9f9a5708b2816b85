import type { SessionUser } from '@tributary/domain'
import type { BulkAction } from '@tributary/sdk/connectors'
import type { BulkSelection } from '@tributary/ui'
import { type ReactNode, useState } from 'react'
import { ChunkSuspense } from '../../page/ChunkSuspense.tsx'
import { lazyScreen } from '../../page/lazy-screen.ts'
import type { TypedConnector } from '../typed-connectors.ts'

// Few lists are acted on as a whole, so the code of the dialog is loaded only then.
const BulkOnList = lazyScreen(async () => (await import('./BulkOnList.tsx')).BulkOnList)

const nothing: BulkSelection<TypedConnector>['selection'] = new Set()

/** The selection of a list, and the dialog of an action on it. Mounted for one organisation. */
export function useBulk(viewer: SessionUser): { bulk: BulkSelection<TypedConnector>; dialog: ReactNode } {
  const [selection, onSelection] = useState(nothing)
  const [asked, setAsked] = useState<{ action: BulkAction; connectors: readonly TypedConnector[] } | null>(
    null,
  )
  return {
    bulk: { selection, onSelection, onBulk: (action, connectors) => setAsked({ action, connectors }) },
    dialog: asked && (
      <ChunkSuspense>
        <BulkOnList
          {...asked}
          viewer={viewer}
          onDone={() => onSelection(nothing)}
          onClose={() => setAsked(null)}
        />
      </ChunkSuspense>
    ),
  }
}
