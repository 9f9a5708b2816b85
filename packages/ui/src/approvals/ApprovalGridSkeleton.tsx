import { CardGridSkeleton } from '../patterns/CardGrid.tsx'
import { Skeleton } from '../primitives/Loading/Skeleton.tsx'
import * as card from './ApprovalCard.css.ts'

/** The shape of the approvals while they load. */
export const ApprovalGridSkeleton = () => (
  <CardGridSkeleton label="Loading approvals" card={<SkeletonCard />} />
)

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
