import { Button } from '@tributary/ui'
import { useQueryString } from '../../page/use-address.ts'
import { offeredSignInText } from './offered-sign-in.messages.ts'
import { rememberProvider } from './remembered-provider.ts'
import { useOfferedSignIn } from './use-offered-sign-in.ts'

type OfferedProviderProps = { address: string }

/** "Continue with …", for an address of a domain whose organisation has a provider. */
export function OfferedProvider({ address }: OfferedProviderProps) {
  const provider = useOfferedSignIn(address)
  const returnUrl = new URLSearchParams(useQueryString()).get('returnUrl')
  return (
    <div role="status">
      {provider && (
        // The server leads on to the provider, so this is not a page of the portal.
        <Button
          size="xl"
          block
          onClick={() => {
            rememberProvider(provider)
            location.assign(startOf(provider.name, returnUrl))
          }}
        >
          <bdi>{offeredSignInText.continueWith(provider.displayName)}</bdi>
        </Button>
      )}
    </div>
  )
}

function startOf(name: string, returnUrl: string | null): string {
  const query = new URLSearchParams({ intent: 'signin', ...(returnUrl && { returnUrl }) })
  return `/auth/start/${encodeURIComponent(name)}?${query}`
}
