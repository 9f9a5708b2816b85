import { securityMessages } from '@tributary/sdk/session'
import type { LoadErrorProps } from '../../patterns/errors/LoadError.tsx'
import { DeviceListFailure, DeviceListSkeleton } from './DeviceListWaiting.tsx'

const { whereSignedIn } = securityMessages

/** The shape of the list of browsers while it loads. */
export const OpenSessionsSkeleton = () => (
  <DeviceListSkeleton heading={whereSignedIn} label="Loading browsers" rows={2} />
)

/** In place of a list that could not be loaded. */
export const OpenSessionsFailure = (failure: LoadErrorProps) => (
  <DeviceListFailure heading={whereSignedIn} things="Sessions" {...failure} />
)
