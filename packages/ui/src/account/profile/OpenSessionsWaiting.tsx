import { securityMessages } from '@tributary/sdk/session'
import type { LoadErrorProps } from '../../patterns/errors/LoadError.tsx'
import { DeviceListFailure, DeviceListSkeleton } from './DeviceListWaiting.tsx'
import { profileText } from './profile.messages.ts'

const { whereSignedIn } = securityMessages

/** The skeleton of the list of sessions. */
export const OpenSessionsSkeleton = () => (
  <DeviceListSkeleton heading={whereSignedIn} label={profileText.loadingBrowsers} rows={2} />
)

/** Shown when the sessions could not be loaded. */
export const OpenSessionsFailure = (failure: LoadErrorProps) => (
  <DeviceListFailure heading={whereSignedIn} things={profileText.sessions} {...failure} />
)
