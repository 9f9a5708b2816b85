import { securityMessages } from '@tributary/sdk/session'
import { support } from '../../patterns/Panel.css.ts'
import { SettingPanel } from '../../patterns/Panel.tsx'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { profileText } from './profile.messages.ts'

export type ChangePasswordPanelProps = {
  /** True after a change: explains what else changed. */
  changed?: boolean
  /** Called when the user asks to change the password. */
  onChange: () => void
}

/** The section with the button to change the password. */
export function ChangePasswordPanel({ changed = false, onChange }: ChangePasswordPanelProps) {
  return (
    <SettingPanel
      heading={profileText.password}
      action={<Button onClick={onChange}>{profileText.changePassword}</Button>}
      outcome={changed && <Banner tone="success">{securityMessages.othersSignedOut}</Banner>}
    >
      <p className={support}>{securityMessages.password}</p>
    </SettingPanel>
  )
}
