import type { providerName } from '@tributary/sdk/session'
import { useEffect, useState } from 'react'
import { useAccountOptions } from '../use-account-options.ts'

type NameOf = typeof providerName

const unknown: NameOf = () => null

/**
 * Returns the display name of a provider, null for an unknown one, and undefined until the names are loaded. They are
 * those of all connector types, which a sign-in without a failure does not need.
 */
export function useProviderName(provider: string | null): string | null | undefined {
  const providers = useAccountOptions()?.providers
  const [loaded, setLoaded] = useState<{ nameOf: NameOf } | null>(null)
  useEffect(() => {
    if (!provider) return
    const load = async () => (await import('./provider-names.ts')).providerName
    load().then(
      (nameOf) => setLoaded({ nameOf }),
      () => setLoaded({ nameOf: unknown }),
    )
  }, [provider])
  return provider ? loaded?.nameOf(provider, providers) : null
}
