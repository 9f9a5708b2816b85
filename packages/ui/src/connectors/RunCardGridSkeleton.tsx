import { Skeleton } from '../primitives/Loading/Skeleton.tsx'
import { visuallyHidden } from '../theme/text.css.ts'
import * as card from './RunCard.css.ts'
import * as css from './RunCardGrid.css.ts'

const places = ['first', 'second', 'third']

/** The shape of the dashboard while its cards load. */
export function RunCardGridSkeleton() {
  return (
    <div aria-busy="true">
      <p role="status" className={visuallyHidden}>
        Loading connectors
      </p>
      <div className={css.grid} aria-hidden>
        {places.map((place) => (
          <div key={place} className={css.cell.some}>
            <SkeletonCard />
          </div>
        ))}
      </div>
    </div>
  )
}

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
