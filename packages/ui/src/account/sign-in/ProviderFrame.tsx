import * as css from './ProviderFrame.css.ts'
import { signInText } from './sign-in.messages.ts'

export type ProviderFrameProps = {
  /** The provider's name in URLs, such as `xero`. */
  name: string
  /** The provider's display name, such as "Xero". */
  displayName: string
  /** Whether the provider's page signs the user in or up. */
  intent: 'signin' | 'signup'
  /** The page to return to, from the URL. */
  returnUrl?: string | null
}

const titles = {
  get signin() {
    return signInText.signInWith
  },
  get signup() {
    return signInText.signUpWith
  },
} as const

/**
 * The button of an identity provider, in a same-origin frame. It navigates the whole window to the provider,
 * and nothing else in the frame can (SIGNIN-30).
 */
export function ProviderFrame({ name, displayName, intent, returnUrl }: ProviderFrameProps) {
  const query = new URLSearchParams({ provider: name, intent, ...(returnUrl && { returnUrl }) })
  return (
    <iframe
      title={`${titles[intent]} ${displayName}`}
      src={`/auth/provider-frame?${query}`}
      // Our own origin is needed for the font. It is safe because the frame runs no scripts.
      sandbox="allow-same-origin allow-top-navigation-by-user-activation"
      className={css.frame}
    />
  )
}
