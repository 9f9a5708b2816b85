import { LoadError, type LoadErrorProps } from '../../patterns/errors/LoadError.tsx'
import * as panel from '../../patterns/Panel.css.ts'
import { Panel } from '../../patterns/Panel.tsx'
import { LoadingShape } from '../../primitives/Loading/LoadingShape.tsx'
import { Skeleton } from '../../primitives/Loading/Skeleton.tsx'
import * as row from './DeviceRow.css.ts'

const places = ['first', 'second'] as const

type DeviceListSkeletonProps = { heading: string; label: string; rows: 1 | 2 }

/** The skeleton of a section with rows. */
export const DeviceListSkeleton = ({ heading, label, rows }: DeviceListSkeletonProps) => (
  <Panel heading={heading}>
    <LoadingShape label={label}>
      {places.slice(0, rows).map((place) => (
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

/** Shown when a section could not be loaded. */
export const DeviceListFailure = ({ heading, ...failure }: LoadErrorProps & { heading: string }) => (
  <Panel heading={heading}>
    <div className={panel.padded}>
      <LoadError {...failure} />
    </div>
  </Panel>
)
