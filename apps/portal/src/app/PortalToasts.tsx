import { retryUntilLoaded, ToastListProvider, type ToastRegionProps } from '@tributary/ui'
import { lazy, type ReactNode, Suspense } from 'react'

const Region = lazy(() =>
  retryUntilLoaded(async () => ({ default: (await import('./ToastRegion.ts')).ToastRegion })),
)

const RegionOnceLoaded = (props: ToastRegionProps) => (
  <Suspense>
    <Region {...props} />
  </Suspense>
)

/** The toasts of every screen. Their region is loaded right after the first screen. */
export const PortalToasts = ({ children }: { children: ReactNode }) => (
  <ToastListProvider region={RegionOnceLoaded}>{children}</ToastListProvider>
)
