import type { Client } from '@tributary/domain'
import { organisationsMessages } from '@tributary/sdk/organisations'
import { CardGrid, CardGridSkeleton } from '../patterns/card-grid/CardGrid.tsx'
import { EmptyState } from '../primitives/EmptyState/EmptyState.tsx'
import { Skeleton } from '../primitives/Loading/Skeleton.tsx'
import { SkeletonText } from '../primitives/Loading/SkeletonText.tsx'
import * as css from './OrganisationCard.css.ts'
import { OrganisationCard } from './OrganisationCard.tsx'

export type OrganisationGridProps = {
  /** In their order. */
  organisations: readonly Client[]
  /** Where one of them is edited. */
  editHref: (organisation: Client) => string
  /** The list goes, with the focus in it: gives it to something that stays. */
  onFocusLost?: () => void
}

/** A card of one line, and the gap beneath. */
const ROW_HEIGHT = 84

/** The organisations as cards (portal spec 2.13, ORG-01, ORG-14). */
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

/** The shape of the organisations while they load. */
export const OrganisationGridSkeleton = () => (
  <CardGridSkeleton label="Loading organisations" card={<SkeletonCard />} />
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
