import { AuthLayout, ClockProvider, ConfirmForm } from '@tributary/ui'
import { useState } from 'react'
import { BootScreen } from '../../page/BootScreen.tsx'
import { createPortalClock } from '../../page/portal-clock.ts'
import { useQueryString } from '../../page/use-address.ts'
import { useDocumentTitle } from '../../page/use-document-title.ts'
import { useClient } from '../../session/use-client.ts'
import { ConfirmFactor } from './ConfirmFactor.tsx'
import { confirmState } from './confirm-state.ts'
import { signInText } from './sign-in.messages.ts'
import { signInAddress } from './sign-in-address.ts'
import { useConfirm } from './use-confirm.ts'
import { useLeaveWithoutReference } from './use-leave-without-reference.ts'

/** Entry of the code of a sign-in: of the mail, or of another factor. */
export function ConfirmPage() {
  const reference = new URLSearchParams(useQueryString()).get('reference')
  useDocumentTitle(signInText.verifyYourSignIn)
  if (!reference) return <WithoutReference />
  const [factor = 'email'] = confirmState().factors ?? []
  return factor === 'email' ? <Confirm reference={reference} /> : <ConfirmFactor reference={reference} />
}

function WithoutReference() {
  useLeaveWithoutReference()
  return <BootScreen />
}

function Confirm({ reference }: { reference: string }) {
  const client = useClient()
  const [clock] = useState(() => createPortalClock(client.now))
  const { values, setCode, setTrustDevice, submit, dismissError, ...standing } = useConfirm(
    reference,
    clock.now,
  )
  const signInHref = signInAddress(useQueryString())
  return (
    <ClockProvider clock={clock}>
      <AuthLayout>
        <ConfirmForm
          {...values}
          {...standing}
          onCodeChange={setCode}
          onTrustDeviceChange={setTrustDevice}
          onSubmit={submit}
          onDismissError={dismissError}
          signInHref={signInHref}
        />
      </AuthLayout>
    </ClockProvider>
  )
}
