import type { FullGuide } from '../../.storybook/guide.ts'

/** The pages for operators: unsent mail, and what the server stores. */
export const guides = [
  {
    title: 'Operations',
    status: 'experimental',
    components: ['HousekeepingTable', 'MailFilter', 'MailTable'],
    when: [
      '`MailTable` with `MailFilter` to find mails that wait or were given up, and to send them again.',
      '`HousekeepingTable` to see what fills the database, and when it is deleted.',
    ],
    whenNot: [
      'For what users changed, use `AuditTable`.',
      'For events that are sent to other systems, use `DeliveryList`.',
    ],
    anatomy: [
      ['Filter', 'All mails, or those in one state.'],
      ['Mail', 'Kind and request id, recipient, state, attempts, last error, next attempt, and "Send now".'],
      ['Facts', 'The size of the database and the time of the last clean-up.'],
      ['Data', 'Rows, size and deletion of each kind of data.'],
    ],
    keyboard: [
      ['Arrow keys', 'Choose a state.'],
      ['Tab', 'Moves through the buttons of the rows and the column heads.'],
    ],
    accessibility: [
      'The button of a mail contains its kind and recipient.',
      'A mail that cannot be sent again has the reason in place of the button.',
    ],
    do: [
      'Show a mail as waiting as soon as the server accepts the retry.',
      'Load the next page with the id of the last mail as `cursor`.',
    ],
    dont: [
      'Do not show the content of a mail. It may have a code or a link.',
      'Do not draw `HousekeepingTable` outside a `ClockProvider`. It shows a time and throws without one.',
    ],
    code: `
import type { MailState, UnsentMail } from '@tributary/domain'
import { MailFilter, MailTable } from '@tributary/ui'
import { useState } from 'react'

type Props = { mails: readonly UnsentMail[]; sending: ReadonlySet<string>; onRetry: (mail: UnsentMail) => void }

export function Mails({ mails, sending, onRetry }: Props) {
  const [state, setState] = useState<MailState | null>(null)
  const shown = mails.filter((mail) => state === null || mail.state === state)
  return (
    <>
      <MailFilter state={state} onChange={setState} />
      <MailTable mails={shown} state={state} sending={sending} onRetry={onRetry} />
    </>
  )
}
`,
  },
] as const satisfies readonly FullGuide[]
