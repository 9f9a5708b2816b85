import { securityMessages } from '@tributary/sdk/session'
import type { LoadErrorProps } from '../../patterns/errors/LoadError.tsx'
import { DeviceListFailure, DeviceListSkeleton } from './DeviceListWaiting.tsx'
import { profileText } from './profile.messages.ts'

/** The skeleton of the linked identities. */
export const LinkedIdentitiesSkeleton = () => (
  <DeviceListSkeleton
    heading={securityMessages.identities.heading}
    label={profileText.loadingSignInProviders}
    rows={1}
  />
)

/** Shown when the linked identities could not be loaded. */
export const LinkedIdentitiesFailure = (failure: LoadErrorProps) => (
  <DeviceListFailure
    heading={securityMessages.identities.heading}
    things={profileText.signInProviders}
    {...failure}
  />
)
