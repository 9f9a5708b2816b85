import { Inline } from '../layout/Inline.tsx'
import { CardGridSkeleton } from '../patterns/card-grid/CardGrid.tsx'
import { Skeleton } from '../primitives/Loading/Skeleton.tsx'
import { SkeletonText } from '../primitives/Loading/SkeletonText.tsx'
import { actions } from './UserActions.css.ts'
import * as css from './UserCard.css.ts'
import { usersText } from './users.messages.ts'

/** The skeleton of the users. */
export const UserGridSkeleton = () => (
  <CardGridSkeleton label={usersText.loadingUsers} minWidth={230} card={<SkeletonCard />} />
)

// Each line has the height of its text, so that the skeleton matches the cards.
const SkeletonCard = () => (
  <div className={css.card}>
    <Inline justifyContent="space-between" gap={2} className={css.head}>
      <Skeleton width="36px" height="36px" radius="full" />
      <Skeleton width="76px" height="22px" radius="full" />
    </Inline>
    <div className={css.name}>
      <SkeletonText width="60%" />
    </div>
    <div className={css.email}>
      <SkeletonText width="80%" />
    </div>
    <div className={css.role}>
      <SkeletonText width="40%" />
    </div>
    <div className={actions.card} />
  </div>
)
