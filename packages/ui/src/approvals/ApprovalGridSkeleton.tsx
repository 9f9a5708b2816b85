import { Skeleton } from '../primitives/Loading/Skeleton.tsx'
import { visuallyHidden } from '../theme/text.css.ts'
import * as card from './ApprovalCard.css.ts'
import * as css from './ApprovalGrid.css.ts'

const places = ['first', 'second', 'third']

/** The shape of the approvals while they load. */
export function ApprovalGridSkeleton() {
  return (
    <div aria-busy="true">
      <p role="status" className={visuallyHidden}>
        Loading approvals
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
    <div className={card.card}>
      <div className={card.body}>
        <div className={card.head}>
          <Skeleton width="128px" height="10px" />
          <Skeleton width="76px" height="22px" radius="full" />
        </div>
        <Skeleton width="92%" height="12px" />
        <Skeleton width="60%" height="12px" />
      </div>
      <div className={card.footer}>
        <Skeleton width="96px" height="32px" radius="sm" />
        <Skeleton width="84px" height="32px" radius="sm" />
      </div>
    </div>
  )
}
