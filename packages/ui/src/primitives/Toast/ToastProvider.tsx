import { createContext, type ReactNode, use, useMemo } from 'react'
import { ToastRegion } from './ToastRegion.tsx'
import { type ToastActions, useToastList } from './use-toast-list.ts'

const ToastContext = createContext<ToastActions | undefined>(undefined)

/** Holds the toasts of everything beneath it, and shows them: once, around the whole application (SHELL-01). */
export function ToastProvider({ children }: { children: ReactNode }) {
  const { toasts, show, dismiss } = useToastList()
  const actions = useMemo(() => ({ show, dismiss }), [show, dismiss])
  return (
    <ToastContext value={actions}>
      {children}
      <ToastRegion toasts={toasts} onDismiss={dismiss} />
    </ToastContext>
  )
}

/** `show` and `dismiss`, from anywhere beneath a ToastProvider. */
export function useToasts(): ToastActions {
  const actions = use(ToastContext)
  if (!actions) throw new Error('useToasts needs a ToastProvider above it.')
  return actions
}
