import type { FullGuide } from '../../../.storybook/guide.ts'

/** The pages of many connectors in little space. */
export const guides = [
  {
    title: 'Connectors/Glance',
    status: 'experimental',
    components: ['ConnectorFacts', 'RowsSparkline', 'RunStrip', 'TriagePill'],
    when: [
      'To show the state of many connectors in little space, for example in the rows of a list.',
      '`ConnectorFacts` for access and freshness, `RunStrip` for the latest refreshes, `RowsSparkline` for their rows.',
      '`TriagePill` for the one word by which a list is sorted and filtered.',
    ],
    whenNot: ['For one connector with its explanation, use `RunCardGrid`.'],
    anatomy: [
      ['ConnectorFacts', 'Two pills: whether it may read its source, and how old its data is.'],
      ['RunStrip', 'A mark for each of the latest 14 refreshes. Words instead of fewer than three.'],
      [
        'RowsSparkline',
        'A line, the latest number with its change, and a warning about fewer rows than usual.',
      ],
      ['TriagePill', 'An icon and a word.'],
    ],
    keyboard: [
      ['Tab', 'Moves to a strip with `onOpen`. The others are not interactive.'],
      ['Enter, Space', 'Calls `onOpen` with null, because no single mark has the focus.'],
    ],
    accessibility: [
      'Marks differ by shape, and the strip has the outcomes in words.',
      'A strip is one tab stop. Its button opens the history.',
      'A sparkline is decoration next to its number. Fewer rows than usual are a sentence for screen readers.',
      'Time flows in the direction of the page.',
    ],
    do: [
      'Put `ConnectorFacts` and `RunStrip` below a `ClockProvider`.',
      'Open the history on the pressed refresh. `onOpen` receives its id, or null from the keyboard.',
      'Use `form="plain"` for pills in tables, and `short` for a sparkline in a narrow column.',
    ],
    dont: [
      'Do not reserve a place for a sparkline without a successful refresh. It draws nothing.',
      'Do not pass the runs of several connectors to one strip.',
    ],
    code: `
import type { ClientConnector, Id, RefreshRun } from '@tributary/domain'
import { triageState } from '@tributary/sdk/connectors'
import { ConnectorFacts, Inline, RowsSparkline, RunStrip, TriagePill, useMoment } from '@tributary/ui'

type Props = {
  connector: ClientConnector
  runs: readonly RefreshRun[]
  /** Opens the history on a refresh; on the latest for null. */
  onHistory: (run: Id | null) => void
}

export function AtAGlance({ connector, runs, onHistory }: Props) {
  const state = useMoment((now) => triageState(connector, now))
  return (
    <Inline gap={3} wrap>
      <TriagePill state={state} form="plain" />
      <ConnectorFacts connector={connector} form="plain" />
      <RunStrip name={connector.name} runs={runs} onOpen={onHistory} />
      <RowsSparkline runs={runs} />
    </Inline>
  )
}
`,
  },
  {
    title: 'Connectors/Triage',
    status: 'experimental',
    components: ['TriageList', 'TriageListSkeleton'],
    when: [
      'To find the connectors of every type that need a user, and to act on them. Needs a `ClockProvider`.',
    ],
    whenNot: ['For the connectors of one type as cards with their explanations, use `RunCardGrid`.'],
    anatomy: [
      ['Search', 'Finds names, keys and types. Left out with `ofOneType`.'],
      ['Filters', 'The states that occur with their counts, "Mine", and the types of the filter.'],
      ['Count', 'How many connectors are shown.'],
      [
        'Table',
        'State, name, type, last refreshes, last load, rows, next refresh, people. Two lines on phones.',
      ],
      ['Action', 'The one action that the state needs. Disabled with a reason if the user may not do it.'],
      ['Selection', 'With `bulk`, a checkbox in each row, and a bar of actions while rows are selected.'],
    ],
    keyboard: [
      ['Tab', 'Moves through the filters, the headings and the links and actions of the rows.'],
      ['Enter, Space', 'Toggles a filter, sorts by a heading (again: the other way), or runs an action.'],
      ['Space', 'Selects a row. With Shift, all rows from the last selected one.'],
      ['Arrow keys', 'Scroll the table while it has the focus, with more than a hundred rows.'],
    ],
    accessibility: [
      'The list is a table in every width, with the worst state first.',
      'Each filter is a toggle button with its count. The number of rows is announced.',
      'Headings have `aria-sort`, and a new order is announced.',
      'Actions contain the name of the connector.',
      'The number of selected rows is announced.',
    ],
    do: [
      'Clear the selection when another organisation is shown.',
      'Keep the filter in the address with `parseTriageFilter` and `formatTriageFilter`, so that users can share it.',
      'Pass each connector with its `type`. The list shows, searches and filters it.',
      'Load histories in `withRuns`, and attach `sight` to wait until the row is in sight.',
    ],
    dont: [
      'Do not filter or sort `connectors` first. The counts of the filters would be wrong.',
      'Do not reset the sort when you clear a filter. The list keeps it.',
    ],
    code: `
import type { Actor } from '@tributary/domain'
import { everyTriage } from '@tributary/sdk/connectors'
import { type ListedConnector, TriageList, type TriageListProps } from '@tributary/ui'
import { useState } from 'react'

type Props = {
  connectors: readonly ListedConnector[]
  viewer: Actor
  onAction: TriageListProps<ListedConnector>['onAction']
}

export function AllConnectors({ connectors, viewer, onAction }: Props) {
  const [filter, setFilter] = useState(everyTriage)
  return (
    <TriageList
      connectors={connectors}
      viewer={viewer}
      filter={filter}
      onFilter={setFilter}
      hrefOf={({ type, name }) => \`/connectors/\${type}/refresh?search=\${encodeURIComponent(name)}\`}
      actionHref={(action, { type, id }) => \`/connectors/\${type}/manage?\${action}=\${id}\`}
      onAction={onAction}
    />
  )
}
`,
  },
] as const satisfies readonly FullGuide[]
