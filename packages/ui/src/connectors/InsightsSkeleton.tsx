import { Skeleton } from '../primitives/Loading/Skeleton.tsx'
import { visuallyHidden } from '../theme/text.css.ts'
import * as css from './Insights.css.ts'

const places = ['first', 'second']

/** The shape of the insights while they load. */
export const InsightsSkeleton = () => (
  <div aria-busy="true">
    <p role="status" className={visuallyHidden}>
      Loading insights
    </p>
    <div aria-hidden>
      {places.map((place) => (
        <div key={place} className={css.client}>
          <Skeleton width="38%" height="14px" />
          <div className={css.insight}>
            <Skeleton width="52%" height="12px" />
            <Skeleton width="120px" height="12px" />
          </div>
        </div>
      ))}
    </div>
  </div>
)
