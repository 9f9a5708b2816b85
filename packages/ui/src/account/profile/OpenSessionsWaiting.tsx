import { securityMessages } from '@tributary/sdk/session'
import type { LoadErrorProps } from '../../patterns/errors/LoadError.tsx'
import { DeviceListFailure, DeviceListSkeleton } from './DeviceListWaiting.tsx'

const { whereSignedIn } = securityMessages

/** The skeleton of the list of sessions. */
export const OpenSessionsSkeleton = () => (
  <DeviceListSkeleton heading={whereSignedIn} label="Loading browsers" rows={2} />
)

/** Shown when the sessions could not be loaded. */
export const OpenSessionsFailure = (failure: LoadErrorProps) => (
  <DeviceListFailure heading={whereSignedIn} things="Sessions" {...failure} />
)
