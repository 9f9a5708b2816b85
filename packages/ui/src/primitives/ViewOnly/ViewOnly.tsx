import { createContext, type ReactNode, useContext, useId, useMemo } from 'react'

const Reason = createContext<{ reason: string; id: string } | null>(null)

export type ViewOnlyProps = {
  /** Why nothing can be changed. Null if it can. */
  reason: string | null
  /** Everything that can only be read. */
  children: ReactNode
}

/**
 * Disables every control inside that writes: main and dangerous buttons, submit buttons, switches, menu items, and buttons with
 * `writes`. Their description is the reason.
 */
export function ViewOnly({ reason, children }: ViewOnlyProps) {
  const id = useId()
  const value = useMemo(() => (reason === null ? null : { reason, id }), [reason, id])
  return (
    <Reason.Provider value={value}>
      {reason !== null && (
        <span id={id} hidden>
          {reason}
        </span>
      )}
      {children}
    </Reason.Provider>
  )
}

type Disabled = { disabled: true; title: string; 'aria-describedby': string }

/** Returns the properties of a control inside `ViewOnly`: none if it does not write, or if changes are possible. */
export function useViewOnly(writes: boolean, describedBy?: string): Disabled | undefined {
  const only = useContext(Reason)
  if (!writes || !only) return undefined
  const ids = describedBy ? `${describedBy} ${only.id}` : only.id
  return { disabled: true, title: only.reason, 'aria-describedby': ids }
}
