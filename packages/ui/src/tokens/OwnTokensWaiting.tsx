import { tokensMessages } from '@tributary/sdk/tokens'
import { DeviceListFailure, DeviceListSkeleton } from '../account/profile/DeviceListWaiting.tsx'
import type { LoadErrorProps } from '../patterns/errors/LoadError.tsx'
import { tokensText } from './tokens.messages.ts'

/** The skeleton of the user's API tokens. */
export const OwnTokensSkeleton = () => (
  <DeviceListSkeleton heading={tokensMessages.heading} label={tokensText.loading} rows={1} />
)

/** Shown when the user's API tokens could not be loaded. */
export const OwnTokensFailure = (failure: LoadErrorProps) => (
  <DeviceListFailure heading={tokensMessages.heading} things={tokensText.tokens} {...failure} />
)
