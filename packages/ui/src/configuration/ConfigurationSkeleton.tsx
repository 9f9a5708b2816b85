import { LoadingShape } from '../primitives/Loading/LoadingShape.tsx'
import { Skeleton } from '../primitives/Loading/Skeleton.tsx'
import * as css from './Configuration.css.ts'

const places = ['first', 'second', 'third', 'fourth', 'fifth']

/** The skeleton of the settings. */
export const ConfigurationSkeleton = () => (
  <LoadingShape label="Loading settings">
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
  </LoadingShape>
)
