import { Check } from 'lucide-react'
import { Inline } from '../../layout/Inline.tsx'
import { classNames } from '../../theme/class-names.ts'
import * as css from './Stepper.css.ts'
import { wizardText } from './wizard.messages.ts'

export type StepperProps = {
  /** The names of the steps, in order. */
  steps: readonly string[]
  /** The current step, from 1. */
  step: number
}

/** The progress in a wizard: done, current and next steps. */
export const Stepper = ({ steps, step }: StepperProps) => (
  <Inline as="ol" className={css.stepper} aria-label={wizardText.progress}>
    {steps.map((label, place) => (
      <StepItem key={label} label={label} number={place + 1} step={step} />
    ))}
  </Inline>
)

type StepItemProps = { label: string; number: number; step: number }

function StepItem({ label, number, step }: StepItemProps) {
  const now = number === step
  const done = number < step
  return (
    <li
      className={classNames(css.item, now && css.now, done && css.done)}
      {...(now && { 'aria-current': 'step' as const })}
    >
      <span className={css.dot}>{done ? <Check size={13} aria-hidden /> : number}</span>
      <span className={css.label}>{label}</span>
    </li>
  )
}
