import { codesMessages, securityMessages } from '@tributary/sdk/session'
import { ShieldCheck, ShieldOff } from 'lucide-react'
import { support } from '../../patterns/Panel.css.ts'
import { SettingPanel } from '../../patterns/Panel.tsx'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { StatusPill } from '../../primitives/Status/StatusPill.tsx'
import { profileText } from './profile.messages.ts'

export type MultiFactorPanelProps = {
  /** Whether sign-in asks for a mailed code. */
  enabled: boolean
  /** How many apps and passkeys the user has; undefined until that is loaded. Each of them is a second factor as well. */
  others?: { apps: number; passkeys: number } | undefined
  /** True while a code is requested. */
  busy?: boolean
  /** Why no code was sent. */
  error?: string | null
  /** Called to request the code that turns mailed codes on or off. */
  onChange: () => void
}

/** Shows whether sign-ins need a second factor and which ones are set up, with a button for mailed codes. */
export function MultiFactorPanel(props: MultiFactorPanelProps) {
  const { enabled, others, busy = false, error, onChange } = props
  const { enabled: isOn, notEnabled: isOff } = codesMessages
  const hasOthers = others !== undefined && others.apps + others.passkeys > 0
  const words = hasOthers ? profileText.mailedCodes : profileText
  const on = enabled || hasOthers
  return (
    <SettingPanel
      heading={profileText.multiFactorAuthentication}
      action={
        <Button loading={busy} onClick={onChange}>
          {enabled ? words.disable : words.enable}
        </Button>
      }
      outcome={error && <Banner tone="danger">{error}</Banner>}
    >
      <p role="status">
        <StatusPill form="plain" tone={on ? 'success' : 'neutral'} icon={on ? ShieldCheck : ShieldOff}>
          {on ? isOn : isOff}
        </StatusPill>
      </p>
      {hasOthers && (
        <p className={support}>{securityMessages.factors(enabled, others.apps, others.passkeys)}</p>
      )}
      <p className={support}>{enabled ? securityMessages.codesOn : securityMessages.codesOff}</p>
    </SettingPanel>
  )
}
