import type { Area, Subarea } from '@tributary/domain'
import { Inline } from '../../layout/Inline.tsx'
import { Stack } from '../../layout/Stack.tsx'
import { CardGrid, CardGridSkeleton } from '../../patterns/card-grid/CardGrid.tsx'
import { Skeleton } from '../../primitives/Loading/Skeleton.tsx'
import { SkeletonButton } from '../../primitives/Loading/SkeletonButton.tsx'
import { AreaCard, type AreaCardProps } from './AreaCard.tsx'
import * as css from './StructureCard.css.ts'
import { SubareaCard, type SubareaCardProps } from './SubareaCard.tsx'

/** A card and the gap below it, in pixels. */
const ROW_HEIGHT = 246

type Focus = {
  /** Called when the list is removed with the focus in it: moves the focus elsewhere. */
  onFocusLost?: () => void
}

export type AreaGridProps = Omit<AreaCardProps, 'area'> &
  Focus & {
    /** The areas to show, one card each. */
    areas: readonly Area[]
  }

/** The areas as cards of at least 230 px, four in a row on a desktop. */
export const AreaGrid = ({ areas, onFocusLost, ...card }: AreaGridProps) => (
  <CardGrid
    minWidth={230}
    rowHeight={ROW_HEIGHT}
    items={areas}
    onFocusLost={onFocusLost}
    card={(area) => <AreaCard {...card} area={area} />}
  />
)

export type SubareaGridProps = Omit<SubareaCardProps, 'subarea'> &
  Focus & {
    /** The sub-areas to show, one card each. */
    subareas: readonly Subarea[]
  }

/** The sub-areas as cards, like the areas. */
export const SubareaGrid = ({ subareas, onFocusLost, ...card }: SubareaGridProps) => (
  <CardGrid
    minWidth={230}
    rowHeight={ROW_HEIGHT}
    items={subareas}
    onFocusLost={onFocusLost}
    card={(subarea) => <SubareaCard {...card} subarea={subarea} />}
  />
)

export type StructureGridSkeletonProps = {
  /** Read aloud meanwhile, e.g. "Loading areas". */
  label: string
}

/** The shape of areas or sub-areas while they load. */
export const StructureGridSkeleton = ({ label }: StructureGridSkeletonProps) => (
  <CardGridSkeleton label={label} minWidth={230} card={<SkeletonCard />} />
)

const SkeletonCard = () => (
  <div className={css.card}>
    <Inline justifyContent="space-between" gap={2} className={css.head}>
      <Skeleton width="76px" height="22px" radius="full" />
    </Inline>
    <Skeleton width="60%" height="14px" />
    <Skeleton width="30%" height="10px" />
    <Stack gap={1} paddingTop={2} className={css.links}>
      <Skeleton width="70%" height="24px" />
    </Stack>
    <div className={css.foot}>
      <SkeletonButton />
    </div>
  </div>
)
