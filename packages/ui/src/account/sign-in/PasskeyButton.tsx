import { passkeyMessages } from '@tributary/sdk/session'
import { KeyRound } from 'lucide-react'
import { Stack } from '../../layout/Stack.tsx'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import { Button } from '../../primitives/Button/Button.tsx'

export type PasskeyButtonProps = {
  /** Called to sign in. */
  onSignIn: () => void
  /** True while the browser and the server work. */
  busy?: boolean
  /** Why the last attempt failed; null without one. */
  error?: string | null
}

/** Signs in with a passkey. Goes where `SignInForm` has its provider. */
export const PasskeyButton = ({ onSignIn, busy = false, error = null }: PasskeyButtonProps) => (
  <Stack gap={3}>
    <Button icon={KeyRound} size="xl" block loading={busy} onClick={onSignIn}>
      {passkeyMessages.signIn}
    </Button>
    {error && <Banner tone="danger">{error}</Banner>}
  </Stack>
)
