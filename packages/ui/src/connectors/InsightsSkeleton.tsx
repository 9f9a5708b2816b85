import { LoadingShape } from '../primitives/Loading/LoadingShape.tsx'
import { Skeleton } from '../primitives/Loading/Skeleton.tsx'
import * as css from './Insights.css.ts'

const places = ['first', 'second']

/** The shape of the insights while they load. */
export const InsightsSkeleton = () => (
  <LoadingShape label="Loading insights">
    {places.map((place) => (
      <div key={place} className={css.client}>
        <Skeleton width="38%" height="14px" />
        <div className={css.insight}>
          <Skeleton width="52%" height="12px" />
          <Skeleton width="120px" height="12px" />
        </div>
      </div>
    ))}
  </LoadingShape>
)
