import { createContext, type ReactNode, useContext } from 'react'

const Reason = createContext<string | null>(null)

export type ViewOnlyProps = {
  /** Why nothing can be changed. Null if it can. */
  reason: string | null
  children: ReactNode
}

/**
 * Disables every control inside that writes: main and dangerous buttons, submit buttons, switches, menu items, and buttons with
 * `writes`. Their description is the reason.
 */
export const ViewOnly = ({ reason, children }: ViewOnlyProps) => (
  <Reason.Provider value={reason}>{children}</Reason.Provider>
)

/** Returns the properties of a control inside `ViewOnly`: none if it does not write, or if changes are possible. */
export function useViewOnly(writes: boolean): { disabled: true; title: string } | undefined {
  const reason = useContext(Reason)
  return writes && reason !== null ? { disabled: true, title: reason } : undefined
}
