import { EmptyState } from '@tributary/ui'
import type { ReactNode } from 'react'
import { LoadFailure } from '../page/LoadFailure.tsx'
import { excelText } from './excel.messages.ts'
import type { NotLoaded } from './load-state.ts'

type NotLoadedContentProps = {
  load: NotLoaded
  /** The name of the data, for the message if loading failed. */
  things: string
  skeleton: ReactNode
}

/** The content of a page until its data is loaded. */
export function NotLoadedContent({ load, things, skeleton }: NotLoadedContentProps) {
  if (load.state === 'without-organisation') return <EmptyState title={excelText.noOrganisations} />
  if (load.state === 'failed') return <LoadFailure things={things} {...load.failure} />
  return skeleton
}
