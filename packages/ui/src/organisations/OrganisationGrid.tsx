import type { Client } from '@tributary/domain'
import { organisationsMessages } from '@tributary/sdk/organisations'
import { CardGrid, CardGridSkeleton } from '../patterns/card-grid/CardGrid.tsx'
import { EmptyState } from '../primitives/EmptyState/EmptyState.tsx'
import { Skeleton } from '../primitives/Loading/Skeleton.tsx'
import { SkeletonText } from '../primitives/Loading/SkeletonText.tsx'
import * as css from './OrganisationCard.css.ts'
import { OrganisationCard } from './OrganisationCard.tsx'
import { organisationsText } from './organisations.messages.ts'

export type OrganisationGridProps = {
  /** In the order they are shown. */
  organisations: readonly Client[]
  /** Returns the address on which an organisation is edited. */
  editHref: (organisation: Client) => string
  /** Called when the list disappears while it has the focus. */
  onFocusLost?: () => void
}

/** The height of a card with one line, and the gap below. */
const ROW_HEIGHT = 84

/** The organisations as cards. */
export function OrganisationGrid({ organisations, editHref, onFocusLost }: OrganisationGridProps) {
  if (organisations.length === 0) return <EmptyState title={organisationsMessages.none} />
  return (
    <CardGrid
      items={organisations}
      rowHeight={ROW_HEIGHT}
      onFocusLost={onFocusLost}
      card={(organisation) => (
        <OrganisationCard organisation={organisation} editHref={editHref(organisation)} />
      )}
    />
  )
}

/** The skeleton of the organisations. */
export const OrganisationGridSkeleton = () => (
  <CardGridSkeleton label={organisationsText.loadingOrganisations} card={<SkeletonCard />} />
)

const SkeletonCard = () => (
  <div className={css.card}>
    <Skeleton width="36px" height="36px" radius="sm" />
    <div className={css.words}>
      <div className={css.name}>
        <SkeletonText width="70%" />
      </div>
      <div className={css.key}>
        <SkeletonText width="48%" />
      </div>
    </div>
  </div>
)
