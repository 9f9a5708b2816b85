import { Stack } from '../layout/Stack.tsx'
import { Text } from '../layout/Text.tsx'
import { LoadingShape } from '../primitives/Loading/LoadingShape.tsx'
import { SkeletonText } from '../primitives/Loading/SkeletonText.tsx'
import { connectorsText } from './connectors.messages.ts'
import * as css from './Insights.css.ts'

/** The skeleton of the insights: one client with one connector. */
export const InsightsSkeleton = () => (
  <LoadingShape label={connectorsText.loadingInsights}>
    <Stack gap={1} paddingY={4} paddingX={5} className={css.client}>
      <Text as="div" minWidth={0} overflowWrap="anywhere">
        <SkeletonText width="38%" />
      </Text>
      <div className={css.insight}>
        <SkeletonText width="52%" />
        <div className={css.started}>
          <SkeletonText width="120px" />
        </div>
      </div>
    </Stack>
  </LoadingShape>
)
