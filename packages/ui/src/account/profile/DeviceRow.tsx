import type { ReactNode } from 'react'
import { Stack } from '../../layout/Stack.tsx'
import { Text } from '../../layout/Text.tsx'
import { PassFocus } from '../../patterns/PassFocus.tsx'
import type { IconType } from '../../primitives/icon-type.ts'
import { truncate } from '../../theme/text.css.ts'
import * as css from './DeviceRow.css.ts'
import { deviceIcon } from './device-icon.ts'

type DeviceRowProps = {
  description: string
  /** Replaces the icon derived from the description. */
  icon?: IconType
  detail?: ReactNode
  badge?: ReactNode
  action?: ReactNode
  /** Moves the focus when the row is removed while it has the focus. */
  heir: () => void
}

/** A device or browser in a list: its kind, description and actions. */
export function DeviceRow({ description, icon, detail, badge, action, heir }: DeviceRowProps) {
  const Icon = icon ?? deviceIcon(description)
  return (
    <li className={css.item}>
      <PassFocus to={heir}>
        <div className={css.row}>
          <span className={css.icon}>
            <Icon size={18} aria-hidden />
          </span>
          <div className={css.words}>
            <p className={truncate} title={description} dir="auto">
              {description}
            </p>
            {detail && (
              <Text as="p" size="sm" color="secondary">
                {detail}
              </Text>
            )}
          </div>
          {badge && (
            <Stack as="span" className={css.badge}>
              {badge}
            </Stack>
          )}
          {action && (
            <Stack as="span" className={css.action}>
              {action}
            </Stack>
          )}
        </div>
      </PassFocus>
    </li>
  )
}
