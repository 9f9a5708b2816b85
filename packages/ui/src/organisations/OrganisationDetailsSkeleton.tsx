import { LoadingShape } from '../primitives/Loading/LoadingShape.tsx'
import { Skeleton } from '../primitives/Loading/Skeleton.tsx'
import * as css from './OrganisationDetails.css.ts'

/** The skeleton of the organisation's details. */
export const OrganisationDetailsSkeleton = () => (
  <LoadingShape label="Loading organisation" className={css.details}>
    <div className={css.fact}>
      <Skeleton width="48px" height="20px" />
      <Skeleton width="60%" height="20px" />
    </div>
    <div className={css.fact}>
      <Skeleton width="104px" height="20px" />
      <Skeleton height="36px" radius="sm" />
    </div>
  </LoadingShape>
)
