import type { Setting } from '@tributary/domain'
import { settingChange, settingDescription, settingLabel } from '@tributary/sdk/configuration'
import { memo } from 'react'
import { useMoment } from '../patterns/clock/Clock.tsx'
import { absoluteTime } from '../primitives/RelativeTime/absolute-time.ts'
import { Switch } from '../primitives/Switch/Switch.tsx'
import * as css from './Configuration.css.ts'

export type SettingRowProps = {
  setting: Setting
  /** True while the new value is saved. */
  busy: boolean
  onTurn: (setting: Setting, value: boolean) => void
}

/** A setting of the installation: what it does, and who changed it last. */
export const SettingRow = memo(function SettingRow({ setting, busy, onTurn }: SettingRowProps) {
  const description = settingDescription(setting)
  return (
    <li className={css.row}>
      <Switch
        label={settingLabel(setting)}
        help={
          (description || setting.changedAt) && (
            <>
              {description && <p>{description}</p>}
              <LastChange setting={setting} />
            </>
          )
        }
        checked={setting.value}
        busy={busy}
        onChange={(value) => onTurn(setting, value)}
      />
    </li>
  )
})

/** "Changed 2 hours ago by Jane Doe", with the exact time on hover. */
function LastChange({ setting }: Pick<SettingRowProps, 'setting'>) {
  const sentence = useMoment((now) => settingChange(setting, now) ?? '')
  const { changedAt } = setting
  return changedAt && <p title={absoluteTime(changedAt, { withZone: true })}>{sentence}</p>
}
