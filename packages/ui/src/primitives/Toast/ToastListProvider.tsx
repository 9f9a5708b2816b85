import { type ComponentType, createContext, type ReactNode, useContext, useMemo } from 'react'
import type { ToastRegionProps } from './ToastRegion.tsx'
import { type ToastActions, useToastList } from './use-toast-list.ts'

const ToastContext = createContext<ToastActions | undefined>(undefined)

export type ToastListProviderProps = {
  /** Draws the toasts: ToastRegion, or a component that loads after the page. */
  region: ComponentType<ToastRegionProps>
  /** The application. */
  children: ReactNode
}

/** Provides toasts to everything below it, for applications that load the region later. */
export function ToastListProvider({ region: Region, children }: ToastListProviderProps) {
  const { toasts, show, dismiss } = useToastList()
  const actions = useMemo(() => ({ show, dismiss }), [show, dismiss])
  return (
    <ToastContext.Provider value={actions}>
      {children}
      <Region toasts={toasts} onDismiss={dismiss} />
    </ToastContext.Provider>
  )
}

/** Returns `show` and `dismiss`. Needs a ToastProvider above. */
export function useToasts(): ToastActions {
  const actions = useContext(ToastContext)
  if (!actions) throw new Error('useToasts needs a ToastProvider above it.')
  return actions
}
