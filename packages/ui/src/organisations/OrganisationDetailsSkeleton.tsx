import { Stack } from '../layout/Stack.tsx'
import { LoadingShape } from '../primitives/Loading/LoadingShape.tsx'
import { Skeleton } from '../primitives/Loading/Skeleton.tsx'
import * as css from './OrganisationDetails.css.ts'
import { organisationsText } from './organisations.messages.ts'

/** The skeleton of the organisation's details. */
export const OrganisationDetailsSkeleton = () => (
  <LoadingShape label={organisationsText.loadingOrganisation} className={css.details}>
    <Stack gap="1half" minWidth={0}>
      <Skeleton width="48px" height="20px" />
      <Skeleton width="60%" height="20px" />
    </Stack>
    <Stack gap="1half" minWidth={0}>
      <Skeleton width="104px" height="20px" />
      <Skeleton height="36px" radius="sm" />
    </Stack>
  </LoadingShape>
)
