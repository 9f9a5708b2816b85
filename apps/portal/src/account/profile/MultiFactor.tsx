import type { SessionUser } from '@tributary/domain'
import { MultiFactorPanel, VerificationCodeDialog } from '@tributary/ui'
import { useAuthenticators } from './use-authenticators.ts'
import { useMultiFactor } from './use-multi-factor.ts'

/** Whether a sign-in needs a code, and the dialog that changes it. */
export function MultiFactor({ user }: { user: SessionUser }) {
  const { sent, first, begin, confirm, sendAgain, cancel, doing, error } = useMultiFactor()
  const { factors } = useAuthenticators()
  const enabled = user.requireMultiFactorAuthentication
  return (
    <>
      <MultiFactorPanel
        enabled={enabled}
        others={factors && { apps: factors.authenticators.length, passkeys: factors.passkeys.length }}
        busy={first.busy}
        error={first.error}
        onChange={() => begin(!enabled)}
      />
      {sent && (
        <VerificationCodeDialog
          enable={sent.enable}
          email={user.email}
          resendFrom={sent.resendFrom}
          sentAgain={sent.again}
          doing={doing}
          error={error}
          onSubmit={(code) => confirm(sent, code)}
          onResend={() => sendAgain(sent)}
          onClose={cancel}
        />
      )}
    </>
  )
}
