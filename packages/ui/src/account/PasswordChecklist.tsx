import type { PasswordCheck } from '@tributary/sdk/common'
import { Circle, CircleAlert, CircleCheck, CircleDashed } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { visuallyHidden } from '../theme/text.css.ts'
import * as css from './PasswordChecklist.css.ts'

export type PasswordChecklistProps = {
  /** What is asked of the password and whether it is there, as `passwordChecklist` tells. */
  checks: readonly PasswordCheck[]
  /** The field says that something is wrong: what is missing then shows as an error. */
  invalid?: boolean
  /** Shows nothing; a rule that changes is still announced. */
  hidden?: boolean
}

// Colour and icon are never alone: every line says its standing in words too.
const faces = {
  met: { icon: CircleCheck, words: 'met' },
  missing: { icon: Circle, words: 'not met' },
  lacking: { icon: CircleAlert, words: 'not met' },
  unknown: { icon: CircleDashed, words: 'checked when sent' },
} as const

const faceOf = (met: PasswordCheck['met'], invalid: boolean): keyof typeof faces => {
  if (met === null) return 'unknown'
  if (met) return 'met'
  return invalid ? 'lacking' : 'missing'
}

/**
 * The rules for a new password, each with its standing while it is typed. A screen reader hears of a rule when it turns,
 * not at each key.
 */
export function PasswordChecklist({ checks, invalid = false, hidden = false }: PasswordChecklistProps) {
  const turned = useTurned(checks)
  return (
    <div>
      {!hidden && (
        <ul className={css.list} aria-label="What the password needs">
          {checks.map(({ label, met }) => (
            <Line key={label} label={label} face={faceOf(met, invalid)} />
          ))}
        </ul>
      )}
      <p role="status" className={visuallyHidden}>
        {turned}
      </p>
    </div>
  )
}

function Line({ label, face }: { label: string; face: keyof typeof faces }) {
  const { icon: Icon, words } = faces[face]
  return (
    <li className={css.check[face]}>
      <Icon size={14} className={css.icon} aria-hidden />
      <span>
        {label}
        <span className={visuallyHidden}>: {words}</span>
      </span>
    </li>
  )
}

/** The rules that turned last, in words; empty until one does. */
function useTurned(checks: readonly PasswordCheck[]): string {
  const [said, say] = useState('')
  const before = useRef(checks)
  useEffect(() => {
    const turned = checks.filter(({ label, met }) =>
      before.current.some((check) => check.label === label && check.met !== met && met !== null),
    )
    before.current = checks
    if (turned.length > 0)
      say(turned.map(({ label, met }) => `${label}: ${faces[met ? 'met' : 'missing'].words}.`).join(' '))
  }, [checks])
  return said
}
