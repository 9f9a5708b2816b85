import type { ReactNode } from 'react'
import { ToastListProvider } from './ToastListProvider.tsx'
import { ToastRegion } from './ToastRegion.tsx'

/** Provides toasts to everything below it and shows them. Use it once, around the whole application. */
export const ToastProvider = ({
  children,
}: {
  /** The application. */
  children: ReactNode
}) => <ToastListProvider region={ToastRegion}>{children}</ToastListProvider>
