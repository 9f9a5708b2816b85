import type { Remedy } from '@tributary/domain'
import { type AnswerView, type CheckView, questionMessages } from '@tributary/sdk/access'
import { CircleCheck, CircleDashed, CircleX } from 'lucide-react'
import { AccessReport, type ReportOrigin } from '../excel/access/AccessReport.tsx'
import { Stack } from '../layout/Stack.tsx'
import { Text } from '../layout/Text.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import { ButtonLink } from '../primitives/Button/ButtonLink.tsx'
import { CopyButton } from '../primitives/CopyButton/CopyButton.tsx'
import { classNames } from '../theme/class-names.ts'
import * as css from './Access.css.ts'
import { accessQuestionText } from './access.messages.ts'

type RemedyProps = {
  /** Whether the viewer may change access. Others get a link to send to an administrator. */
  mayChange: boolean
  /** Returns the page that carries out a remedy; null if `onRemedy` does. */
  hrefOf: (remedy: Remedy) => string | null
  /** Carries out a remedy. */
  onRemedy: (remedy: Remedy) => void
  /** A remedy is being carried out. */
  busy: boolean
  /** The address of this page, to send to someone. */
  link: string
}

export type AccessChainProps = RemedyProps & {
  /** The answer in words. */
  view: AnswerView
  /** Needed to print. */
  origin: ReportOrigin
}

/** Whether someone sees something: every condition in order, and the button of the first that is not met. */
export function AccessChain({ view, origin, ...remedy }: AccessChainProps) {
  return (
    <Stack as="section" gap={3} minWidth={0} className={css.answer} aria-label={view.title}>
      <div role="status">
        <Text as="h2" size="lg" overflowWrap="anywhere">
          {view.title}
        </Text>
      </div>
      <ol className={css.chain} aria-label={accessQuestionText.checks}>
        {view.checks.map((check) => (
          <Check key={check.kind} check={check} {...remedy} />
        ))}
      </ol>
      <CopyButton text={remedy.link} label={questionMessages.copyLink} />
      <AccessReport heading={view.title} origin={origin}>
        {() => <PrintedChecks checks={view.checks} />}
      </AccessReport>
    </Stack>
  )
}

const looks = {
  passed: { icon: CircleCheck, look: css.passed },
  failed: { icon: CircleX, look: css.failed },
  'not-reached': { icon: CircleDashed, look: css.skipped },
} as const

function Check({ check, ...remedy }: RemedyProps & { check: CheckView }) {
  const { outcome, words, result, detail } = check
  const { icon: Icon, look } = looks[outcome]
  const failed = outcome === 'failed'
  return (
    <li className={css.check} data-outcome={outcome}>
      <Icon size={20} className={classNames(css.icon, look)} aria-hidden />
      <span className={classNames(css.words, outcome === 'not-reached' && css.dim)}>{words}</span>
      <span className={classNames(css.result, failed && css.resultFailed)}>{result}</span>
      {(detail || failed) && (
        <div className={css.detail}>
          {detail && <p>{detail}</p>}
          {failed && <CheckRemedy check={check} {...remedy} />}
        </div>
      )}
    </li>
  )
}

function CheckRemedy({
  check: { remedy, action },
  mayChange,
  hrefOf,
  onRemedy,
  busy,
}: RemedyProps & { check: CheckView }) {
  if (!mayChange) return <p>{questionMessages.askAdministrator}</p>
  if (!remedy || action === null) return null
  const href = hrefOf(remedy)
  if (href !== null)
    return (
      <ButtonLink variant="primary" href={href}>
        {action}
      </ButtonLink>
    )
  return (
    <Button variant="primary" loading={busy} onClick={() => onRemedy(remedy)}>
      {action}
    </Button>
  )
}

const PrintedChecks = ({ checks }: Pick<AnswerView, 'checks'>) => (
  <table aria-label={accessQuestionText.checks}>
    <thead>
      <tr>
        <th scope="col">{accessQuestionText.condition}</th>
        <th scope="col">{accessQuestionText.result}</th>
        <th scope="col">{accessQuestionText.reason}</th>
      </tr>
    </thead>
    <tbody>
      {checks.map(({ kind, words, result, detail }) => (
        <tr key={kind}>
          <th scope="row">{words}</th>
          <td>{result}</td>
          <td>{detail}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
