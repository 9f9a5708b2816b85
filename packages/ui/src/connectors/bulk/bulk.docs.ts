import type { FullGuide } from '../../../.storybook/guide.ts'

/** The page of actions on several connectors. */
export const guides = [
  {
    title: 'Connectors/Bulk',
    status: 'experimental',
    components: ['BulkDialog'],
    when: [
      'For an action on the connectors that are selected in a `TriageList` with `bulk`. Needs a `ClockProvider`.',
    ],
    whenNot: ['For one connector, use the action of its row.'],
    anatomy: [
      ['Title and effect', 'The action, the number of connectors, and what happens to them.'],
      ['Left out', 'The connectors that the action does not apply to, by the reason.'],
      ['Fields', 'What the action asks for: a reason, users, or a schedule.'],
      ['Progress', 'How many are done, with a button to stop.'],
      ['Results', 'The result of each connector with the reason of a failure, the failed first.'],
    ],
    keyboard: [
      ['Tab', 'Moves through the fields, the results and the buttons.'],
      ['Enter', 'Starts the action from a field.'],
      ['Escape', 'Closes the dialog unless the action runs. Asks before input is lost.'],
    ],
    accessibility: [
      'The effect describes the dialog, so screen readers read it on opening.',
      'The progress is announced. Results have words next to their icons.',
      'The list of results scrolls by keyboard.',
    ],
    do: [
      'Compute the plan with `bulkPlan` when the user presses, and keep it.',
      'Close the dialog when everything is done, and say so in a toast.',
    ],
    dont: ['Do not filter the selection first. The dialog explains what is left out.'],
    code: `
import type { Progress } from '@tributary/sdk/common'
import { type BulkPlan, type BulkStep, bulkPlan, type BulkConnector } from '@tributary/sdk/connectors'
import { BulkDialog } from '@tributary/ui'
import { useState } from 'react'

type Props = {
  /** The selected connectors. */
  connectors: readonly BulkConnector[]
  /** The progress of \`createBulkQueue\` of @tributary/sdk; null before it starts. */
  progress: Progress<BulkStep> | null
  onStart: (plan: BulkPlan) => void
  onStop: () => void
  onClose: () => void
}

export function RefreshAll({ connectors, progress, onStart, ...on }: Props) {
  const viewer = { role: 'Admin', roleLevel: 1 }
  const [plan] = useState(() => bulkPlan('refresh', connectors, viewer, new Date()))
  return (
    <BulkDialog
      {...on}
      action="refresh"
      plan={plan}
      progress={progress}
      types={connectors.map(({ type }) => type)}
      onStart={() => onStart(plan)}
    />
  )
}
`,
  },
] as const satisfies readonly FullGuide[]
