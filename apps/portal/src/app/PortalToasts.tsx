import { ToastListProvider, type ToastRegionProps } from '@tributary/ui'
import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react'
import { retryUntilLoaded } from './retry-until-loaded.ts'

const Region = lazy(() =>
  retryUntilLoaded(async () => ({ default: (await import('./ToastRegion.ts')).ToastRegion })),
)
const never = () => () => undefined

/** Not part of the page rendered ahead of time, because it is loaded later. */
function RegionOnceAlive(props: ToastRegionProps) {
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return (
    alive && (
      <Suspense>
        <Region {...props} />
      </Suspense>
    )
  )
}

/** The toasts of every screen. Their region is loaded right after the first screen. */
export const PortalToasts = ({ children }: { children: ReactNode }) => (
  <ToastListProvider region={RegionOnceAlive}>{children}</ToastListProvider>
)
