import { Skeleton } from '../primitives/Loading/Skeleton.tsx'
import { visuallyHidden } from '../theme/text.css.ts'
import * as css from './Configuration.css.ts'

const places = ['first', 'second', 'third', 'fourth', 'fifth']

/** The shape of the switches while they load. */
export const ConfigurationSkeleton = () => (
  <div aria-busy="true">
    <p role="status" className={visuallyHidden}>
      Loading settings
    </p>
    <div aria-hidden>
      {places.map((place) => (
        <div key={place} className={css.row}>
          <div className={css.ghost}>
            <div className={css.ghostWords}>
              <Skeleton width="30%" height="14px" />
              <Skeleton width="72%" height="10px" />
            </div>
            <Skeleton width="36px" height="20px" radius="full" />
          </div>
        </div>
      ))}
    </div>
  </div>
)
