import { CardGridSkeleton } from '../patterns/card-grid/CardGrid.tsx'
import { Skeleton } from '../primitives/Loading/Skeleton.tsx'
import { SkeletonButton } from '../primitives/Loading/SkeletonButton.tsx'
import { SkeletonText } from '../primitives/Loading/SkeletonText.tsx'
import * as card from './ApprovalCard.css.ts'

/** The skeleton of the approvals. */
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
        <div className={card.description}>
          <SkeletonText width="92%" />
          <SkeletonText width="60%" />
        </div>
        <div className={card.since}>
          <SkeletonText width="40%" />
        </div>
      </div>
      <div className={card.footer}>
        <SkeletonButton width="96px" className={card.action} />
        <SkeletonButton width="84px" className={card.action} />
      </div>
    </div>
  )
}
