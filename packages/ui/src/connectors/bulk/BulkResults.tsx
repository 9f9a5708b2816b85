import type { ItemState, Progress, QueueItem, Step } from '@tributary/sdk/common'
import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react'
import { Text } from '../../layout/Text.tsx'
import { Spinner } from '../../primitives/Loading/Spinner.tsx'
import { visuallyHidden } from '../../theme/text.css.ts'
import * as css from '../manage/ManageDialogs.css.ts'
import { bulkText } from './bulk.messages.ts'

/** A step whose result is shown by its name. */
type NamedStep = Step & { name: string }

/** More results than this are only counted. */
const MOST_SHOWN = 100

const order: readonly ItemState[] = ['failed', 'running', 'waiting', 'done']

/** The result of each step, what failed first. While the action runs, only what has failed. */
export function BulkResults({ progress }: { progress: Progress<NamedStep> }) {
  const items =
    progress.state === 'running' ? progress.items.filter(({ state }) => state === 'failed') : sorted(progress)
  if (items.length === 0) return null
  return (
    // A scrollable list must be reachable by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: for that reason
    <ul className={css.list} aria-label={bulkText.results} tabIndex={0}>
      {items.slice(0, MOST_SHOWN).map((item) => (
        <Result key={item.step.key} {...item} />
      ))}
      {items.length > MOST_SHOWN && (
        <li className={css.item}>
          <Text className={css.problem}>{bulkText.andMore(items.length - MOST_SHOWN)}</Text>
        </li>
      )}
    </ul>
  )
}

const sorted = ({ items }: Progress<NamedStep>) =>
  items.toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state))

const Result = ({ step, state, message }: QueueItem<NamedStep>) => (
  <li className={css.item}>
    {marks[state]}
    <Text as="bdi" overflowWrap="anywhere">
      {step.name}
    </Text>
    {state !== 'running' && <span className={visuallyHidden}>{bulkText[state]}</span>}
    {message && (
      <Text fontSize="xs" color="danger" overflowWrap="anywhere" className={css.problem}>
        {message}
      </Text>
    )}
  </li>
)

const marks: Record<ItemState, React.ReactElement> = {
  waiting: <CircleDashed size={15} className={css.waiting} aria-hidden />,
  running: <Spinner size={15} />,
  done: <CircleCheck size={15} className={css.done} aria-hidden />,
  failed: <CircleAlert size={15} className={css.failed} aria-hidden />,
}
