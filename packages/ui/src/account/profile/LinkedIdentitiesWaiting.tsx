import { securityMessages } from '@tributary/sdk/session'
import type { LoadErrorProps } from '../../patterns/errors/LoadError.tsx'
import { DeviceListFailure, DeviceListSkeleton } from './DeviceListWaiting.tsx'

const { heading } = securityMessages.identities

/** The shape of the list of linked identities while it loads. */
export const LinkedIdentitiesSkeleton = () => (
  <DeviceListSkeleton heading={heading} label="Loading sign-in providers" rows={1} />
)

/** In place of a list of linked identities that could not be loaded. */
export const LinkedIdentitiesFailure = (failure: LoadErrorProps) => (
  <DeviceListFailure heading={heading} things="Sign-in providers" {...failure} />
)
