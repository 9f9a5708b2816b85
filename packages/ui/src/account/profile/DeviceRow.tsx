import type { ReactNode } from 'react'
import { PassFocus } from '../../patterns/PassFocus.tsx'
import type { IconType } from '../../primitives/icon-type.ts'
import { truncate } from '../../theme/text.css.ts'
import * as css from './DeviceRow.css.ts'
import { deviceIcon } from './device-icon.ts'

type DeviceRowProps = {
  description: string
  /** Instead of the picture that the description stands for. */
  icon?: IconType
  detail?: ReactNode
  badge?: ReactNode
  action?: ReactNode
  /** Takes the focus when the row goes away from under it. */
  heir: () => void
}

/** One device or browser of a list: its kind, what it is, and what can be done with it. */
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
            <p className={truncate} title={description}>
              {description}
            </p>
            {detail && <p className={css.detail}>{detail}</p>}
          </div>
          {badge && <span className={css.badge}>{badge}</span>}
          {action && <span className={css.action}>{action}</span>}
        </div>
      </PassFocus>
    </li>
  )
}
