import type { RefreshRun } from '@tributary/domain'
import { comma, formatNumber, isolated } from '@tributary/sdk/common'
import { durationWords, outcomeOf, outcomeWord, runDuration, runsMessages } from '@tributary/sdk/connectors'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Stack } from '../../layout/Stack.tsx'
import { Text } from '../../layout/Text.tsx'
import { CopyText } from '../../primitives/CopyButton/CopyText.tsx'
import { spinning as spinningClass } from '../../primitives/Loading/Spinner.css.ts'
import { absoluteTime } from '../../primitives/RelativeTime/absolute-time.ts'
import { classNames } from '../../theme/class-names.ts'
import { tone as toneClass } from '../../theme/tone.css.ts'
import { RunFailure, type RunFailureActions } from './RunFailure.tsx'
import * as css from './RunHistoryDialog.css.ts'
import { runStyle } from './run-style.ts'
import { runsText } from './runs.messages.ts'

type RunRowProps = RunFailureActions & {
  run: RefreshRun
  now: Date
  /** True for the latest refresh. Only that one offers a remedy. */
  isLatest: boolean
  isOpen: boolean
  onToggle: () => void
  onDone: () => void
}

/** A refresh: its time, outcome and duration, and the rest when opened. */
export function RunRow({ run, now, isOpen, onToggle, ...rest }: RunRowProps) {
  const detail = useId()
  const { tone, icon: Icon, spinning = false } = runStyle(outcomeOf(run))
  const Chevron = isOpen ? ChevronUp : ChevronDown
  return (
    <li className={classNames(css.run, toneClass[tone])}>
      <button
        type="button"
        className={css.head}
        aria-expanded={isOpen}
        {...(isOpen && { 'aria-controls': detail })}
        onClick={onToggle}
      >
        <Icon size={16} aria-hidden className={classNames(css.icon, spinning && spinningClass)} />
        <span>
          {run.triggeredAt ? absoluteTime(run.triggeredAt) : runsText.atNoKnownTime}
          <Text color="secondary">{`${comma()}${outcomeWord(run)}`}</Text>
        </span>
        <Text color="secondary">{duration(run, now)}</Text>
        <Chevron size={16} aria-hidden />
      </button>
      {isOpen && (
        <Stack gap={3} id={detail} className={css.detail}>
          <RunFailure {...rest} run={run} now={now} />
          <Facts run={run} now={now} />
          {(run.error || run.detail) && (
            <pre className={css.words} dir="auto">
              {wholeText(run)}
            </pre>
          )}
        </Stack>
      )}
    </li>
  )
}

const duration = (run: RefreshRun, now: Date): string => {
  const ms = runDuration(run, now)
  return ms === null ? '' : durationWords(ms)
}

const wholeText = ({ detail, error }: RefreshRun) =>
  [...new Set([detail, error])].filter(Boolean).join('\n\n')

function Facts({ run, now }: { run: RefreshRun; now: Date }) {
  const facts = [
    [runsText.started, run.startedAt && absoluteTime(run.startedAt, { withZone: true })],
    [runsText.ended, run.completedAt && absoluteTime(run.completedAt, { withZone: true })],
    [runsText.duration, duration(run, now)],
    [runsText.rows, formatNumber(run.rows)],
    [runsText.kind, run.fullSync ? runsText.full : runsText.incremental],
    [runsText.trigger, triggerOf(run)],
  ] as const
  return (
    <dl className={css.facts}>
      {facts.map(([name, value]) => (
        <Fact key={name} name={name} value={value} />
      ))}
      {run.requestId && <Fact name={runsText.requestId} value={<CopyText text={run.requestId} />} />}
    </dl>
  )
}

const Fact = ({ name, value }: { name: string; value: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd className={css.fact}>{value || '—'}</dd>
  </>
)

/** Returns who or what started it, or for a cancelled one who cancelled it. */
function triggerOf({ trigger, requestedBy, state }: RefreshRun): string {
  const known: Readonly<Record<string, string>> = runsMessages.triggers
  const words = known[trigger] ?? trigger
  if (!requestedBy) return words
  return state === 'cancelled'
    ? runsText.cancelledBy(words, requestedBy)
    : `${words}${comma()}${isolated(requestedBy)}`
}
