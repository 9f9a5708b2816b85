import { Inline } from '../../layout/Inline.tsx'
import { LoadingShape } from '../Loading/LoadingShape.tsx'
import { Skeleton } from '../Loading/Skeleton.tsx'
import * as css from './DataTable.css.ts'

const places = ['first', 'second', 'third', 'fourth', 'fifth']

export type DataTableSkeletonProps = {
  /** Read aloud meanwhile, e.g. "Loading versions". */
  label: string
  /** The table will have a search box. */
  searchable?: boolean
}

/** The shape of a {@link DataTable} while its rows load. */
export const DataTableSkeleton = ({ label, searchable = false }: DataTableSkeletonProps) => (
  <LoadingShape label={label} className={css.panel}>
    {searchable && (
      <div className={css.toolbar}>
        <Skeleton width="260px" height="32px" radius="sm" />
      </div>
    )}
    {places.map((place) => (
      <Inline justifyContent="space-between" gap={4} paddingX={4} key={place} className={css.skeletonRow}>
        <Skeleton width="30%" />
        <Skeleton width="16%" />
        <Skeleton width="72px" />
      </Inline>
    ))}
  </LoadingShape>
)
