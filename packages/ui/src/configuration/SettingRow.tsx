import type { Setting } from '@tributary/domain'
import { settingChange, settingDescription, settingLabel } from '@tributary/sdk/configuration'
import { memo } from 'react'
import { useMoment } from '../patterns/clock/Clock.tsx'
import { absoluteTime } from '../primitives/RelativeTime/absolute-time.ts'
import { Switch } from '../primitives/Switch/Switch.tsx'
import * as css from './Configuration.css.ts'

export type SettingRowProps = {
  setting: Setting
  /** What it was turned to is being saved. */
  busy: boolean
  onTurn: (setting: Setting, value: boolean) => void
}

/** One switch of the installation: what it does, and who turned it last (ACONF-01, ACONF-02, ACONF-08). */
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

/** "Changed 2 hours ago by Jane Doe"; hovering tells exactly when. */
function LastChange({ setting }: Pick<SettingRowProps, 'setting'>) {
  const sentence = useMoment((now) => settingChange(setting, now) ?? '')
  const { changedAt } = setting
  return changedAt && <p title={absoluteTime(changedAt, { withZone: true })}>{sentence}</p>
}
