import type { ScimFailure } from '@tributary/domain'
import { Inline } from '../layout/Inline.tsx'
import { Text } from '../layout/Text.tsx'
import { TimeAgo } from '../patterns/clock/TimeAgo.tsx'
import { padded } from '../patterns/Panel.css.ts'
import { Panel } from '../patterns/Panel.tsx'
import { Badge } from '../primitives/Badge/Badge.tsx'
import * as css from './Scim.css.ts'
import { scimText as text } from './scim.messages.ts'
import { actionText } from './scim-words.ts'

export type ScimFailuresPanelProps = {
  /** The failures, the newest first. */
  failures: readonly ScimFailure[]
}

/** The requests of the directory that failed, and why. */
export const ScimFailuresPanel = ({ failures }: ScimFailuresPanelProps) => (
  <Panel heading={text.failures} summary={text.failuresSummary} count={failures.length}>
    {failures.length === 0 && <p className={padded}>{text.noFailures}</p>}
    <ul>
      {failures.map((failure) => (
        <Failure key={keyOf(failure)} failure={failure} />
      ))}
    </ul>
  </Panel>
)

const keyOf = ({ action, resource, status, subject, reason }: ScimFailure) =>
  [action, resource, status, subject, reason].join(' ')

const Failure = ({ failure }: { failure: ScimFailure }) => (
  <li className={css.failure}>
    <Inline gap={2} wrap>
      <span>{actionText(failure)}</span>
      {failure.subject !== null && <bdi className={css.subject}>{failure.subject}</bdi>}
      <Badge>{failure.status}</Badge>
      {failure.count > 1 && <Badge>{text.times(failure.count)}</Badge>}
    </Inline>
    <Text as="p" size="sm" color="secondary">
      <bdi>{failure.reason}</bdi> <TimeAgo date={failure.at} />
    </Text>
  </li>
)
