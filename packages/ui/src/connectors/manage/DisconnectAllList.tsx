import type { ItemState, Progress } from '@tributary/sdk/common'
import type { BulkStep } from '@tributary/sdk/connectors'
import { CircleAlert, CircleCheck, Plug } from 'lucide-react'
import { Text } from '../../layout/Text.tsx'
import { Spinner } from '../../primitives/Loading/Spinner.tsx'
import { visuallyHidden } from '../../theme/text.css.ts'
import * as css from './ManageDialogs.css.ts'
import { manageText } from './manage.messages.ts'

/** The connectors to disconnect, with the result of each. */
export const DisconnectAllList = ({ progress }: { progress: Progress<BulkStep> }) => (
  // A scrollable list must be reachable by keyboard.
  // biome-ignore lint/a11y/noNoninteractiveTabindex: for that reason
  <ul className={css.list} aria-label={manageText.connectors} tabIndex={0}>
    {progress.items.map(({ step, state, message }) => (
      <li key={step.key} className={css.item}>
        {marks[state]}
        <Text as="bdi" overflowWrap="anywhere">
          {step.name}
        </Text>
        {words[state] && <span className={visuallyHidden}>{words[state]}</span>}
        {message && (
          <Text fontSize="xs" color="danger" overflowWrap="anywhere" className={css.problem}>
            {message}
          </Text>
        )}
      </li>
    ))}
  </ul>
)

const words: Partial<Record<ItemState, string>> = {
  get done() {
    return manageText.disconnected
  },
  get failed() {
    return manageText.notDisconnected
  },
}

const marks: Record<ItemState, React.ReactElement> = {
  waiting: <Plug size={15} className={css.waiting} aria-hidden />,
  running: <Spinner size={15} />,
  done: <CircleCheck size={15} className={css.done} aria-hidden />,
  failed: <CircleAlert size={15} className={css.failed} aria-hidden />,
}
