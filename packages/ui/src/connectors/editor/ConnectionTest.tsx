import type { ConnectionCheck } from '@tributary/domain'
import { checkLabel, checkSentence, checksSentence, editorMessages } from '@tributary/sdk/connectors'
import { CircleCheck, CircleDashed, CircleX, PlugZap } from 'lucide-react'
import { Inline } from '../../layout/Inline.tsx'
import { Text } from '../../layout/Text.tsx'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { visuallyHidden } from '../../theme/text.css.ts'
import { ConnectionSample } from './ConnectionSample.tsx'
import * as css from './ConnectorEditor.css.ts'

const words = editorMessages.test

export type ConnectionTestProps = {
  busy: boolean
  /** The checks of the last test. Null before the first one and after a change. */
  checks: readonly ConnectionCheck[] | null
  /** Why the test could not run. */
  error?: string | null
  onTest: () => void
  disabled?: boolean
}

/** Tests the entered settings, and shows what works and how to fix the rest. */
export const ConnectionTest = ({ onTest, disabled = false, ...outcome }: ConnectionTestProps) => (
  <>
    <Inline gap={3} wrap>
      <Button
        writes
        icon={PlugZap}
        loading={outcome.busy}
        loadingLabel={words.busy}
        disabled={disabled}
        onClick={onTest}
      >
        {words.action}
      </Button>
      <span className={css.hint}>{words.summary}</span>
    </Inline>
    <div className={css.outcome}>
      <ConnectionOutcome {...outcome} />
    </div>
  </>
)

export type ConnectionOutcomeProps = Pick<ConnectionTestProps, 'busy' | 'checks' | 'error'>

/** The result of a connection test, announced to screen readers, and what a refresh would load. */
export function ConnectionOutcome({ busy, checks, error }: ConnectionOutcomeProps) {
  const sample = checks?.find((check) => check.sample)?.sample
  return (
    <>
      <div aria-live="polite" aria-busy={busy}>
        {error && <Banner tone="danger">{error}</Banner>}
        {checks && <ConnectionChecks checks={checks} />}
      </div>
      {sample && sample.tables.length > 0 && <ConnectionSample sample={sample} />}
    </>
  )
}

/** The checks of a connection test as a list. */
const ConnectionChecks = ({ checks }: { checks: readonly ConnectionCheck[] }) => (
  <div className={css.secret}>
    <Text as="p" fontWeight="medium" overflowWrap="anywhere">
      {checksSentence(checks)}
    </Text>
    <ul className={css.checks}>
      {checks.map((check) => {
        const { key, outcome } = check
        const sentence = checkSentence(check)
        const known = knownOutcome(outcome)
        const { icon: Icon, look } = looks[known]
        return (
          <li key={key} className={css.check}>
            <Icon size={16} className={look} aria-hidden />
            <div>
              <Text fontWeight="medium">{checkLabel(key)}</Text>
              <span className={visuallyHidden}>: {words.outcomes[known]}</span>
              {sentence && (
                <Text as="p" color="secondary" overflowWrap="anywhere">
                  {sentence}
                </Text>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  </div>
)

const looks = {
  passed: { icon: CircleCheck, look: css.passed },
  failed: { icon: CircleX, look: css.failed },
  skipped: { icon: CircleDashed, look: css.skipped },
} as const

const knownOutcome = (outcome: string): keyof typeof looks =>
  outcome === 'passed' || outcome === 'failed' ? outcome : 'skipped'
