import * as css from './ProviderFrame.css.ts'

export type ProviderFrameProps = {
  /** The provider's name in addresses, e.g. `xero`. */
  name: string
  /** As people know it, e.g. "Xero". */
  displayName: string
  intent: 'signin' | 'signup'
  /** Where the person wanted to be, as it stands in the address. */
  returnUrl?: string | null
}

const titles = { signin: 'Sign in with', signup: 'Sign up with' } as const

/**
 * An accounting provider's own way in, in a frame of our own origin: its button takes the whole window to the provider,
 * and nothing else in it can (requirements SIGNIN-06 and 30).
 */
export function ProviderFrame({ name, displayName, intent, returnUrl }: ProviderFrameProps) {
  const query = new URLSearchParams({ provider: name, intent, ...(returnUrl && { returnUrl }) })
  return (
    <iframe
      title={`${titles[intent]} ${displayName}`}
      src={`/auth/provider-frame?${query}`}
      // Our own origin for its font; without scripts there is nothing in it that could use it.
      sandbox="allow-same-origin allow-top-navigation-by-user-activation"
      className={css.frame}
    />
  )
}
