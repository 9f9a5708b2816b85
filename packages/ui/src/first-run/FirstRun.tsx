import { type FirstRunProgress, type FirstRunStep, firstRunMessages } from '@tributary/sdk/connectors'
import { CircleCheck, CircleDashed } from 'lucide-react'
import { Text } from '../layout/Text.tsx'
import { Panel } from '../patterns/Panel.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import { Link } from '../primitives/Link/Link.tsx'
import { visuallyHidden } from '../theme/text.css.ts'
import * as css from './FirstRun.css.ts'

export type FirstRunProps = {
  /** Every step with whether it is done. */
  steps: readonly FirstRunProgress[]
  /** Returns the address of the page on which a step is done; undefined while it is not possible. */
  hrefOf: (step: FirstRunStep) => string | undefined
  /** Called when the user follows the link of a step. */
  onFollow?: (step: FirstRunStep) => void
  /** Called when the user hides the list. Without it, the button is omitted. */
  onHide?: () => void
}

/** What a new organisation still needs. The first open step is explained. */
export function FirstRun({ steps, hrefOf, onFollow, onHide }: FirstRunProps) {
  const next = steps.find(({ done }) => !done)?.step
  const count = steps.filter(({ done }) => done).length
  return (
    <Panel
      heading={firstRunMessages.heading}
      summary={firstRunMessages.progress(count, steps.length)}
      aside={
        onHide && (
          <Button writes size="sm" variant="ghost" onClick={onHide}>
            {firstRunMessages.hide}
          </Button>
        )
      }
    >
      <ol className={css.steps}>
        {steps.map(({ step, done }) => (
          <li key={step} className={css.step} aria-current={step === next ? 'step' : undefined}>
            {done ? (
              <CircleCheck size={18} className={css.done} aria-hidden />
            ) : (
              <CircleDashed size={18} className={css.mark} aria-hidden />
            )}
            <div className={css.text}>
              <StepName href={done ? undefined : hrefOf(step)} onFollow={() => onFollow?.(step)}>
                {firstRunMessages.steps[step]}
              </StepName>
              <span className={visuallyHidden}>{done ? firstRunMessages.done : firstRunMessages.open}</span>
              {step === next && (
                <Text as="p" size="sm" color="secondary">
                  {firstRunMessages.explained[step]}
                </Text>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  )
}

type StepNameProps = { href: string | undefined; onFollow: () => void; children: string }

const StepName = ({ href, onFollow, children }: StepNameProps) =>
  href === undefined ? (
    <Text color="secondary">{children}</Text>
  ) : (
    <Link alone href={href} onClick={onFollow}>
      {children}
    </Link>
  )
