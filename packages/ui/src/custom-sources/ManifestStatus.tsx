import { customSourcesMessages, type FaultyLine } from '@tributary/sdk/custom-sources'
import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react'
import { Inline } from '../layout/Inline.tsx'
import { LinkButton } from '../primitives/Link/LinkButton.tsx'
import { Spinner } from '../primitives/Loading/Spinner.tsx'
import { StatusPill } from '../primitives/Status/StatusPill.tsx'
import { visuallyHidden } from '../theme/text.css.ts'

/** The state of checking the text of an editor. */
export type ManifestCheck =
  | { state: 'empty' | 'checking' }
  | { state: 'checked'; tables: number }
  | { state: 'failed'; onRetry: () => void }

type ManifestStatusProps = { check: ManifestCheck; faults: readonly FaultyLine[] }

const words = customSourcesMessages.editor

/** The result of the check. Screen readers announce it once it is known. */
export const ManifestStatus = (props: ManifestStatusProps) => (
  <Inline gap={2} wrap size="sm">
    <Shown {...props} />
    <span role="status" className={visuallyHidden}>
      {announcement(props)}
    </span>
  </Inline>
)

const countOf = (faults: readonly FaultyLine[]): number =>
  faults.reduce((sum, { messages }) => sum + messages.length, 0)

function Shown({ check, faults }: ManifestStatusProps) {
  if (check.state === 'checking')
    return (
      <Inline as="span" gap="1half" color="secondary" aria-hidden>
        <Spinner size={14} />
        {words.checking}
      </Inline>
    )
  if (check.state === 'failed')
    return (
      <>
        <StatusPill tone="warning" icon={CircleDashed} form="plain">
          {words.notChecked}
        </StatusPill>
        <LinkButton onClick={check.onRetry}>{words.retry}</LinkButton>
      </>
    )
  if (check.state === 'empty') return null
  return (
    <span aria-hidden>
      {faults.length > 0 ? (
        <StatusPill tone="danger" icon={CircleAlert} form="plain">
          {words.faults(countOf(faults))}
        </StatusPill>
      ) : (
        <StatusPill tone="success" icon={CircleCheck} form="plain">
          {words.noFaults}
        </StatusPill>
      )}
    </span>
  )
}

function announcement({ check, faults }: ManifestStatusProps): string {
  if (check.state !== 'checked') return ''
  const [first] = faults
  return first
    ? words.announceFaults(countOf(faults), first.line, first.messages[0] ?? '')
    : words.announceNoFaults(check.tables)
}
