import { securityMessages } from '@tributary/sdk/session'
import type { LoadErrorProps } from '../../patterns/errors/LoadError.tsx'
import { DeviceListFailure, DeviceListSkeleton } from './DeviceListWaiting.tsx'

const { heading } = securityMessages.identities

/** The skeleton of the linked identities. */
export const LinkedIdentitiesSkeleton = () => (
  <DeviceListSkeleton heading={heading} label="Loading sign-in providers" rows={1} />
)

/** Shown when the linked identities could not be loaded. */
export const LinkedIdentitiesFailure = (failure: LoadErrorProps) => (
  <DeviceListFailure heading={heading} things="Sign-in providers" {...failure} />
)
