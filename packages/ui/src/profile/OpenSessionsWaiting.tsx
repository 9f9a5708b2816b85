import { securityMessages } from '@tributary/sdk/rules'
import { LoadError, type LoadErrorProps } from '../patterns/LoadError.tsx'
import * as panel from '../patterns/Panel.css.ts'
import { Panel } from '../patterns/Panel.tsx'
import { LoadingShape } from '../primitives/Loading/LoadingShape.tsx'
import { Skeleton } from '../primitives/Loading/Skeleton.tsx'
import * as row from './DeviceRow.css.ts'

/** The shape of the list of browsers while it loads. */
export const OpenSessionsSkeleton = () => (
  <Panel heading={securityMessages.whereSignedIn}>
    <LoadingShape label="Loading browsers">
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
    </LoadingShape>
  </Panel>
)

/** In place of a list that could not be loaded. */
export const OpenSessionsFailure = (failure: LoadErrorProps) => (
  <Panel heading={securityMessages.whereSignedIn}>
    <div className={panel.padded}>
      <LoadError things="Sessions" {...failure} />
    </div>
  </Panel>
)
