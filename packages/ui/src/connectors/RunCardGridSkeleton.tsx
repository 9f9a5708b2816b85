import { CardGridSkeleton } from '../patterns/CardGrid.tsx'
import { Skeleton } from '../primitives/Loading/Skeleton.tsx'
import * as card from './RunCard.css.ts'

/** The shape of the dashboard while its cards load. */
export const RunCardGridSkeleton = () => (
  <CardGridSkeleton label="Loading connectors" card={<SkeletonCard />} />
)

function SkeletonCard() {
  return (
    <div className={card.card.on}>
      <div className={card.header}>
        <Skeleton width="32px" height="32px" radius="md" />
        <div className={card.names}>
          <div className={card.ghost}>
            <Skeleton width="62%" height="14px" />
            <Skeleton width="44%" height="10px" />
          </div>
        </div>
      </div>
      <div className={card.body}>
        <Skeleton width="80%" height="10px" />
        <Skeleton width="54%" height="10px" />
      </div>
      <div className={card.footer}>
        <Skeleton width="96px" height="32px" radius="sm" />
      </div>
    </div>
  )
}
