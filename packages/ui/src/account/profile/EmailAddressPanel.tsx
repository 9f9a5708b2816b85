import type { EmailChange } from '@tributary/domain'
import { securityMessages } from '@tributary/sdk/session'
import type { ReactNode } from 'react'
import { Stack } from '../../layout/Stack.tsx'
import { support } from '../../patterns/Panel.css.ts'
import { SettingPanel } from '../../patterns/Panel.tsx'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { absoluteTime } from '../../primitives/RelativeTime/absolute-time.ts'
import * as css from './EmailAddressPanel.css.ts'

const { email: words } = securityMessages

export type EmailAddressPanelProps = {
  /** The unconfirmed change, or null. */
  pending: EmailChange | null
  /** The running call about the unconfirmed change. */
  doing?: 'resending' | 'cancelling' | null
  /** True after the link was sent again. */
  sentAgain?: boolean
  /** Why a call failed or the change could not be loaded. */
  error?: ReactNode
  /** Called when the user asks to change the address. */
  onChange: () => void
  /** Called when the user asks for another confirmation mail. */
  onResend: () => void
  /** Called when the user gives up the pending address. */
  onCancel: () => void
}

/** The button to change the address, and the unconfirmed change. */
export function EmailAddressPanel(props: EmailAddressPanelProps) {
  const { pending, error, onChange } = props
  return (
    <SettingPanel
      heading={words.heading}
      action={<Button onClick={onChange}>{words.change}</Button>}
      outcome={
        (pending || error) && (
          <Stack gap={3}>
            {pending && <Pending {...props} pending={pending} />}
            {typeof error === 'string' ? <Banner tone="danger">{error}</Banner> : error}
          </Stack>
        )
      }
    >
      <p className={support}>{words.takesEffect}</p>
    </SettingPanel>
  )
}

type PendingProps = EmailAddressPanelProps & { pending: EmailChange }

const Pending = ({ pending, doing = null, sentAgain = false, onResend, onCancel }: PendingProps) => (
  <Banner
    tone="info"
    actions={
      <>
        <Button
          size="sm"
          loading={doing === 'resending'}
          disabled={doing === 'cancelling'}
          onClick={onResend}
        >
          {words.resend}
        </Button>
        <Button
          size="sm"
          loading={doing === 'cancelling'}
          disabled={doing === 'resending'}
          onClick={onCancel}
        >
          {words.cancel}
        </Button>
      </>
    }
  >
    <div role="status" className={css.sentence}>
      <p>
        {sentAgain ? words.sentAgain : words.sent(pending.emailAddress)} {words.pending}
      </p>
      {pending.expiresAt && <p className={support}>{words.expires(absoluteTime(pending.expiresAt))}</p>}
    </div>
  </Banner>
)
