import { DeviceListFailure, DeviceListSkeleton } from '../account/profile/DeviceListWaiting.tsx'
import type { LoadErrorProps } from '../patterns/errors/LoadError.tsx'
import { alertsText } from './alerts.messages.ts'

/** The skeleton of the alert settings. */
export const AlertSettingsSkeleton = () => (
  <DeviceListSkeleton heading={alertsText.heading} label={alertsText.loading} rows={2} />
)

/** Shown when the alert settings could not be loaded. */
export const AlertSettingsFailure = (failure: LoadErrorProps) => (
  <DeviceListFailure heading={alertsText.heading} things={alertsText.settings} {...failure} />
)
