import { securityMessages } from '@tributary/sdk/session'
import type { LoadErrorProps } from '../../patterns/errors/LoadError.tsx'
import { DeviceListFailure, DeviceListSkeleton } from './DeviceListWaiting.tsx'
import { profileText } from './profile.messages.ts'

/** The skeleton of the list of sessions. */
export const OpenSessionsSkeleton = () => (
  <DeviceListSkeleton heading={securityMessages.whereSignedIn} label={profileText.loadingBrowsers} rows={2} />
)

/** Shown when the sessions could not be loaded. */
export const OpenSessionsFailure = (failure: LoadErrorProps) => (
  <DeviceListFailure heading={securityMessages.whereSignedIn} things={profileText.sessions} {...failure} />
)
