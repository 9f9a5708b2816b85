import { ToastListProvider, type ToastRegionProps } from '@tributary/ui'
import { lazy, type ReactNode, Suspense } from 'react'

const Region = lazy(async () => ({ default: (await import('./ToastRegion.ts')).ToastRegion }))

const RegionOnceLoaded = (props: ToastRegionProps) => (
  <Suspense>
    <Region {...props} />
  </Suspense>
)

/** The toasts of every screen, signed out or in; their region comes right after the first screen (SHELL-01). */
export const PortalToasts = ({ children }: { children: ReactNode }) => (
  <ToastListProvider region={RegionOnceLoaded}>{children}</ToastListProvider>
)
