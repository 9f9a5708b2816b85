import { Banner } from '../primitives/Banner/Banner.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import { support } from './Panel.css.ts'
import { SettingPanel } from './Panel.tsx'

export type ChangePasswordPanelProps = {
  /** It has just been changed: says what came with it. */
  changed?: boolean
  onChange: () => void
}

/** The way to a new password (beyond portal spec 2.9). */
export function ChangePasswordPanel({ changed = false, onChange }: ChangePasswordPanelProps) {
  return (
    <SettingPanel
      heading="Password"
      action={<Button onClick={onChange}>Change password</Button>}
      outcome={
        changed && (
          <Banner tone="success">
            Other browsers have been signed out, and no device is trusted any more.
          </Banner>
        )
      }
    >
      <p className={support}>Other browsers are signed out when you change it.</p>
    </SettingPanel>
  )
}
