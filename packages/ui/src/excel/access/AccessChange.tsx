import type { AccessDifference } from '@tributary/domain'
import { comma, isolated } from '@tributary/sdk/common'
import {
  type AccessChangeLine,
  accessChangeCounts,
  accessChangeLines,
  accessMessages,
} from '@tributary/sdk/excel'
import { useMemo, useState } from 'react'
import { Stack } from '../../layout/Stack.tsx'
import { LinkButton } from '../../primitives/Link/LinkButton.tsx'
import * as css from './Access.css.ts'
import { accessText } from './access.messages.ts'

export type AccessChangeProps = {
  /** What each person would gain and lose. */
  differences: readonly AccessDifference[]
}

/** The number of lines and of names shown before "more". */
const LINES = 5
const NAMES = 100

const { change } = accessMessages

/** The effect of an unsaved change on people: how many gain and lose access, with the details on demand. */
export function AccessChange({ differences }: AccessChangeProps) {
  const [all, setAll] = useState(false)
  const lines = useMemo(() => accessChangeLines(differences), [differences])
  const { gaining, losing } = useMemo(() => accessChangeCounts(differences), [differences])
  if (lines.length === 0) return <p className={css.summary}>{change.none}</p>
  const counts = [
    ...(gaining > 0 ? [change.gain(gaining)] : []),
    ...(losing > 0 ? [change.lose(losing)] : []),
  ]
  const more = lines.length - LINES
  return (
    <Stack gap={2} justifyItems="start" minWidth={0}>
      <p role="status">{counts.join(comma())}.</p>
      <Stack as="ul" minWidth={0} className={css.lines}>
        {(all ? lines : lines.slice(0, LINES)).map((line) => (
          <li key={line.key}>
            <ChangeLine line={line} />
          </li>
        ))}
      </Stack>
      {more > 0 && (
        <LinkButton alone aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? accessText.showFewer : accessText.more(more)}
        </LinkButton>
      )}
    </Stack>
  )
}

function ChangeLine({ line }: { line: AccessChangeLine }) {
  const [first = '', ...others] = line.items
  return (
    <details>
      <summary className={css.lineHead}>
        <strong>{line.words}</strong> <bdi>{first}</bdi>
        {others.length > 0 && ` ${change.more(others.length)}`}
      </summary>
      <dl className={css.detail}>
        <dt>{accessText.who}</dt>
        <dd>{namesOf(line.people)}</dd>
        {others.length > 0 && (
          <>
            <dt>{accessText.what}</dt>
            <dd>{namesOf(line.items)}</dd>
          </>
        )}
      </dl>
    </details>
  )
}

function namesOf(names: readonly string[]) {
  const shown = names.slice(0, NAMES).map(isolated)
  return [...shown, ...(names.length > NAMES ? [change.more(names.length - NAMES)] : [])].join(comma())
}
