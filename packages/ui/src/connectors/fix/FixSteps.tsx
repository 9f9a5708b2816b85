import { comma } from '@tributary/sdk/common'
import { CircleCheck, CircleDashed, CircleX } from 'lucide-react'
import { Stack } from '../../layout/Stack.tsx'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import { Spinner } from '../../primitives/Loading/Spinner.tsx'
import { visuallyHidden } from '../../theme/text.css.ts'
import { ConnectionOutcome } from '../editor/ConnectionTest.tsx'
import * as css from './FixSheet.css.ts'
import { fixText } from './fix.messages.ts'
import { type FixProgress, type FixStep, fixSteps, outcomeOfStep } from './fix-progress.ts'

/** How far "Test, save and retry" is, and why it stopped. */
export const FixSteps = ({ progress }: { progress: FixProgress }) => (
  <Stack gap={3}>
    <ol className={css.steps} aria-label={fixText.progress}>
      {fixSteps.map((step) => (
        <Step key={step} step={step} progress={progress} />
      ))}
    </ol>
    {progress.error && <Banner tone="danger">{progress.error}</Banner>}
    {progress.checks && <ConnectionOutcome busy={false} checks={progress.checks} />}
  </Stack>
)

function Step({ step, progress }: { step: FixStep; progress: FixProgress }) {
  const outcome = outcomeOfStep(step, progress)
  return (
    <li className={css.step} aria-current={outcome === 'running' ? 'step' : undefined}>
      {marks[outcome]}
      <span>
        {fixText.steps[step]}
        <span className={visuallyHidden}>
          {comma()}
          {fixText.outcomes[outcome]}
        </span>
      </span>
    </li>
  )
}

const marks = {
  waiting: <CircleDashed size={16} className={css.waiting} aria-hidden />,
  running: <Spinner />,
  done: <CircleCheck size={16} className={css.done} aria-hidden />,
  failed: <CircleX size={16} className={css.failed} aria-hidden />,
} as const
