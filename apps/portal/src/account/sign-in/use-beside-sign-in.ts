import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react'

/** What stands beside the two fields of sign-in: ways in with a provider, what became of one, whose name is greeted. */
export type BesideSignIn = {
  /** The providers' own ways in; left out when there are none. */
  provider?: ReactNode
  /** Whether there are any is not known yet. */
  providerAwaited: boolean
  /** A provider's answer is being redeemed. */
  locked: boolean
  error: ReactNode
  dismissError: () => void
  onNotMe?: () => void
}

export type BesideSignInProps = { onChange: (beside: BesideSignIn) => void }

const plain = { locked: false, error: null, dismissError: () => {} }

/**
 * Loads what stands beside the fields after them: nobody waits for it to sign in with a password. The second part of
 * what comes back has to be drawn somewhere; it shows nothing.
 */
export function useBesideSignIn(): [BesideSignIn, ReactNode] {
  const [beside, setBeside] = useState<BesideSignIn>({ ...plain, providerAwaited: true })
  const [Loaded, setLoaded] = useState<ComponentType<BesideSignInProps> | null>(null)
  useEffect(() => {
    import('./BesideSignIn.tsx').then(
      (module) => setLoaded(() => module.BesideSignIn),
      () => setBeside({ ...plain, providerAwaited: false }),
    )
  }, [])
  return [beside, Loaded && createElement(Loaded, { onChange: setBeside })]
}
