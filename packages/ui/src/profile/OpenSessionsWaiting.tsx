import { securityMessages } from '@tributary/sdk/rules'
import { LoadError, type LoadErrorProps } from '../patterns/LoadError.tsx'
import * as panel from '../patterns/Panel.css.ts'
import { Panel } from '../patterns/Panel.tsx'
import { Skeleton } from '../primitives/Loading/Skeleton.tsx'
import { visuallyHidden } from '../theme/text.css.ts'
import * as row from './DeviceRow.css.ts'

/** The shape of the list of browsers while it loads. */
export const OpenSessionsSkeleton = () => (
  <Panel heading={securityMessages.whereSignedIn}>
    <div aria-busy="true">
      <p role="status" className={visuallyHidden}>
        Loading browsers
      </p>
      <div aria-hidden>
        {['first', 'second'].map((place) => (
          <div key={place} className={row.item}>
            <div className={row.row}>
              <Skeleton width="36px" height="36px" radius="md" />
              <div className={row.ghost}>
                <Skeleton width="42%" height="14px" />
                <Skeleton width="28%" height="10px" />
              </div>
            </div>
          </div>
        ))}
      </div>
    </div>
  </Panel>
)

/** In place of a list that could not be loaded. */
export const OpenSessionsFailure = (failure: LoadErrorProps) => (
  <Panel heading={securityMessages.whereSignedIn}>
    <div className={panel.padded}>
      <LoadError {...failure} />
    </div>
  </Panel>
)
