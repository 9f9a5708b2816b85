import { factorMessages } from '@tributary/sdk/session'
import type { LoadErrorProps } from '../../patterns/errors/LoadError.tsx'
import { DeviceListFailure, DeviceListSkeleton } from '../profile/DeviceListWaiting.tsx'
import { profileText } from '../profile/profile.messages.ts'

/** The skeleton of the authenticator apps. */
export const AuthenticatorsSkeleton = () => (
  <DeviceListSkeleton heading={factorMessages.heading} label={profileText.loadingApps} rows={1} />
)

/** Shown when the authenticator apps could not be loaded. */
export const AuthenticatorsFailure = (failure: LoadErrorProps) => (
  <DeviceListFailure heading={factorMessages.heading} things={factorMessages.heading} {...failure} />
)
