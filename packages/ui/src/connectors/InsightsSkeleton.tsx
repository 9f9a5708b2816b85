import { LoadingShape } from '../primitives/Loading/LoadingShape.tsx'
import { SkeletonText } from '../primitives/Loading/SkeletonText.tsx'
import * as css from './Insights.css.ts'

/** The skeleton of the insights: one client with one connector. */
export const InsightsSkeleton = () => (
  <LoadingShape label="Loading insights">
    <div className={css.client}>
      <div className={css.name}>
        <SkeletonText width="38%" />
      </div>
      <div className={css.insight}>
        <SkeletonText width="52%" />
        <div className={css.started}>
          <SkeletonText width="120px" />
        </div>
      </div>
    </div>
  </LoadingShape>
)
