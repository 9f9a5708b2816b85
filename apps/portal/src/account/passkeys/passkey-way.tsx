import { PasskeySignIn } from './PasskeySignIn.tsx'

/** The button to sign in with a passkey; null in a browser that has none, or on a page without https. */
export const passkeyWay = () =>
  typeof PublicKeyCredential === 'function' ? <PasskeySignIn key="passkey" /> : null
