import type { PasswordCheck } from '@tributary/sdk/common'
import { Circle, CircleAlert, CircleCheck, CircleDashed } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Stack } from '../layout/Stack.tsx'
import { visuallyHidden } from '../theme/text.css.ts'
import { accountText } from './account.messages.ts'
import * as css from './PasswordChecklist.css.ts'

export type PasswordChecklistProps = {
  /** The rules and whether each is met, from `passwordChecklist`. */
  checks: readonly PasswordCheck[]
  /** True if the field has an error. Missing rules then show as errors. */
  invalid?: boolean
  /** Hides the list, but still announces a rule whose state changes. */
  hidden?: boolean
}

// Colour and icon are never the only sign: each line also names its state.
const faces = {
  met: {
    icon: CircleCheck,
    get words() {
      return accountText.met
    },
  },
  missing: {
    icon: Circle,
    get words() {
      return accountText.notMet
    },
  },
  lacking: {
    icon: CircleAlert,
    get words() {
      return accountText.notMet
    },
  },
  unknown: {
    icon: CircleDashed,
    get words() {
      return accountText.checkedWhenSent
    },
  },
} as const

const faceOf = (met: PasswordCheck['met'], invalid: boolean): keyof typeof faces => {
  if (met === null) return 'unknown'
  if (met) return 'met'
  return invalid ? 'lacking' : 'missing'
}

/**
 * The rules for a new password with their state. A screen reader announces a rule when its state changes, not on
 * every key.
 */
export function PasswordChecklist({ checks, invalid = false, hidden = false }: PasswordChecklistProps) {
  const turned = useTurned(checks)
  return (
    <div>
      {!hidden && (
        <Stack
          as="ul"
          gap={1}
          size="xs"
          color="secondary"
          className={css.list}
          aria-label={accountText.passwordRequirements}
        >
          {checks.map(({ label, met }) => (
            <Line key={label} label={label} face={faceOf(met, invalid)} />
          ))}
        </Stack>
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

/** Returns the rules that changed last, in words. Empty until one does. */
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
