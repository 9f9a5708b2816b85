import { Inline } from '../layout/Inline.tsx'
import { Stack } from '../layout/Stack.tsx'
import { Text } from '../layout/Text.tsx'
import { CardGridSkeleton } from '../patterns/card-grid/CardGrid.tsx'
import { Skeleton } from '../primitives/Loading/Skeleton.tsx'
import { SkeletonButton } from '../primitives/Loading/SkeletonButton.tsx'
import { SkeletonText } from '../primitives/Loading/SkeletonText.tsx'
import * as card from './ApprovalCard.css.ts'
import { approvalsText } from './approvals.messages.ts'

/** The skeleton of the approvals. */
export const ApprovalGridSkeleton = () => (
  <CardGridSkeleton label={approvalsText.loadingApprovals} card={<SkeletonCard />} />
)

function SkeletonCard() {
  return (
    <div className={card.card}>
      <Stack gap={2} padding={4} flex={1} className={card.body}>
        <Inline justifyContent="space-between" gap={2} className={card.head}>
          <Skeleton width="128px" height="10px" />
          <Skeleton width="76px" height="22px" radius="full" />
        </Inline>
        <div className={card.description}>
          <SkeletonText width="92%" />
          <SkeletonText width="60%" />
        </div>
        <Text as="div" size="sm" color="secondary">
          <SkeletonText width="40%" />
        </Text>
      </Stack>
      <div className={card.footer}>
        <SkeletonButton width="96px" className={card.action} />
        <SkeletonButton width="84px" className={card.action} />
      </div>
    </div>
  )
}
