import { codesMessages, securityMessages } from '@tributary/sdk/session'
import { ShieldCheck, ShieldOff } from 'lucide-react'
import { support } from '../../patterns/Panel.css.ts'
import { SettingPanel } from '../../patterns/Panel.tsx'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { StatusPill } from '../../primitives/Status/StatusPill.tsx'
import { profileText } from './profile.messages.ts'

export type MultiFactorPanelProps = {
  /** Whether sign-in asks for a verification code. */
  enabled: boolean
  /** True while a code is requested. */
  busy?: boolean
  /** Why no code was sent. */
  error?: string | null
  /** Called to request the code that turns it on or off. */
  onChange: () => void
}

/** Shows whether sign-ins require a code, with a button to change that. */
export function MultiFactorPanel({ enabled, busy = false, error, onChange }: MultiFactorPanelProps) {
  const { enabled: isOn, notEnabled: isOff } = codesMessages
  return (
    <SettingPanel
      heading={profileText.multiFactorAuthentication}
      action={
        <Button loading={busy} onClick={onChange}>
          {enabled ? profileText.disable : profileText.enable}
        </Button>
      }
      outcome={error && <Banner tone="danger">{error}</Banner>}
    >
      <p role="status">
        <StatusPill
          form="plain"
          tone={enabled ? 'success' : 'neutral'}
          icon={enabled ? ShieldCheck : ShieldOff}
        >
          {enabled ? isOn : isOff}
        </StatusPill>
      </p>
      <p className={support}>{enabled ? securityMessages.codesOn : securityMessages.codesOff}</p>
    </SettingPanel>
  )
}
