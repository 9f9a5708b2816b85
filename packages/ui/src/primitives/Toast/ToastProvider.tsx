import type { ReactNode } from 'react'
import { ToastListProvider } from './ToastListProvider.tsx'
import { ToastRegion } from './ToastRegion.tsx'

/** Holds the toasts of everything beneath it, and shows them: once, around the whole application (SHELL-01). */
export const ToastProvider = ({ children }: { children: ReactNode }) => (
  <ToastListProvider region={ToastRegion}>{children}</ToastListProvider>
)
