import { ProviderFrame } from '@tributary/ui'
import type { ReactNode } from 'react'
import { useAccountOptions } from '../account/use-account-options.ts'
import { useQueryString } from '../routes/use-address.ts'

/** The providers' own ways in, once it is known whether there are any (SIGNIN-06, SIGNIN-30). */
export function useProviderWay(): { provider?: ReactNode; providerAwaited: boolean } {
  const options = useAccountOptions()
  const returnUrl = new URLSearchParams(useQueryString()).get('returnUrl')
  if (!options) return { providerAwaited: true }
  if (options.providers.length === 0) return { providerAwaited: false }
  const frames = options.providers.map(({ name, displayName }) => (
    <ProviderFrame key={name} name={name} displayName={displayName} intent="signin" returnUrl={returnUrl} />
  ))
  return { providerAwaited: false, provider: frames }
}
