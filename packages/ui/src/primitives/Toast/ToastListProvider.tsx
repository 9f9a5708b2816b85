import { type ComponentType, createContext, type ReactNode, use, useMemo } from 'react'
import type { ToastRegionProps } from './ToastRegion.tsx'
import { type ToastActions, useToastList } from './use-toast-list.ts'

const ToastContext = createContext<ToastActions | undefined>(undefined)

export type ToastListProviderProps = {
  /** Draws the toasts: ToastRegion, or one that is loaded when the page is already there. */
  region: ComponentType<ToastRegionProps>
  children: ReactNode
}

/** Holds the toasts of everything beneath it, for applications that load the region later (SHELL-01). */
export function ToastListProvider({ region: Region, children }: ToastListProviderProps) {
  const { toasts, show, dismiss } = useToastList()
  const actions = useMemo(() => ({ show, dismiss }), [show, dismiss])
  return (
    <ToastContext value={actions}>
      {children}
      <Region toasts={toasts} onDismiss={dismiss} />
    </ToastContext>
  )
}

/** `show` and `dismiss`, from anywhere beneath a ToastProvider. */
export function useToasts(): ToastActions {
  const actions = use(ToastContext)
  if (!actions) throw new Error('useToasts needs a ToastProvider above it.')
  return actions
}
