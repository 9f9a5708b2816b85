import { CardGridSkeleton } from '../patterns/CardGrid.tsx'
import { Skeleton } from '../primitives/Loading/Skeleton.tsx'
import * as css from './UserCard.css.ts'

/** The shape of the users while they load. */
export const UserGridSkeleton = () => (
  <CardGridSkeleton label="Loading users" minWidth={230} card={<SkeletonCard />} />
)

const SkeletonCard = () => (
  <div className={css.card}>
    <div className={css.head}>
      <Skeleton width="36px" height="36px" radius="full" />
      <Skeleton width="76px" height="22px" radius="full" />
    </div>
    <Skeleton width="60%" height="14px" />
    <div className={css.role}>
      <Skeleton width="40%" height="12px" />
    </div>
  </div>
)
