import { Stack } from '../layout/Stack.tsx'
import { Text } from '../layout/Text.tsx'
import { CardGridSkeleton } from '../patterns/card-grid/CardGrid.tsx'
import { Skeleton } from '../primitives/Loading/Skeleton.tsx'
import { SkeletonButton } from '../primitives/Loading/SkeletonButton.tsx'
import { SkeletonText } from '../primitives/Loading/SkeletonText.tsx'
import { connectorsText } from './connectors.messages.ts'
import * as card from './RunCard.css.ts'

/** The skeleton of the dashboard. */
export const RunCardGridSkeleton = () => (
  <CardGridSkeleton label={connectorsText.loadingConnectors} card={<SkeletonCard />} />
)

/** Uses the lines and styles of a healthy connector with a schedule, so that heights match. */
function SkeletonCard() {
  return (
    <div className={card.card.on}>
      <div className={card.header}>
        <Skeleton width="32px" height="32px" radius="md" />
        <div className={card.names}>
          <Text as="div" size="md" fontWeight="semibold">
            <SkeletonText width="62%" />
          </Text>
          <div className={card.stateLine.quiet}>
            <SkeletonText width="44%" />
          </div>
        </div>
      </div>
      <Stack gap={2} flex={1} size="sm" className={card.body}>
        <SkeletonText width="60%" />
        <SkeletonText width="80%" />
        <Skeleton height="28px" width="216px" />
        <div className={card.peopleRoom} />
      </Stack>
      <div className={card.footer}>
        <SkeletonButton width="96px" className={card.action} />
      </div>
    </div>
  )
}
