import type { FullGuide } from '../../../.storybook/guide.ts'

/** The page of what needs attention, the history of a connector, and its tables. */
export const guides = [
  {
    title: 'Connectors/Runs',
    status: 'experimental',
    overlay: true,
    components: ['NeedsAttention', 'RunHistory', 'RunHistoryDialog', 'TablePreview'],
    when: [
      '`NeedsAttention` on the first page, to lead users to problems and waiting approvals.',
      '`RunHistory` on a card, to show the latest refreshes of one connector and open them.',
      '`TablePreview` to show the tables of a connector with their first rows.',
    ],
    whenNot: [
      'For the last state only, use `RunCardGrid`.',
      'For the refreshes of many connectors, use `RunStrip` or `RefreshHeatMap`.',
    ],
    anatomy: [
      ['NeedsAttention', 'A panel with a link for each problem, the most urgent first. It scrolls.'],
      ['Bars of RunHistory', 'Up to 30 refreshes, each as high as its duration. Nothing without one.'],
      [
        'Dialog of RunHistory',
        'A row for each refresh with its facts and report. The latest has its remedy.',
      ],
      ['Footer of that dialog', 'Copies a text for support, downloads the refreshes as CSV, and closes.'],
      ['TablePreview', 'A dialog with a choice of tables, when one was filled, and its rows as stored.'],
    ],
    keyboard: [
      ['Enter, Space', 'On the bars: opens the history with the latest refresh expanded.'],
      ['Enter, Space', 'On a row of the history: expands or collapses it.'],
      ['Tab', 'Moves through links and rows. In `TablePreview` also to the rows, to scroll them.'],
      ['Escape', 'Closes a dialog. The focus returns to its opener.'],
    ],
    accessibility: [
      'The bars are one button whose name has their outcomes in words.',
      'The rows of the history are buttons with `aria-expanded`.',
      'The rows of a table are in a region with a name that the keyboard can scroll.',
      'Of a long list of problems only the first rows are drawn. Each has its place in the list.',
    ],
    do: [
      'Derive the items of `NeedsAttention` with `needsAttention`, for the signed-in user.',
      'Pass `"unknown"` if they could not be loaded. The panel then does not claim that all is well.',
      'Mount `NeedsAttention` with its first result. It keeps that height, so later rows move nothing.',
      'Put `RunHistory` and `TablePreview` below a `ClockProvider`.',
    ],
    dont: [
      'Do not pass an empty list while the items load. It means that nothing needs attention.',
      'Do not sort `runs` by another rule. The first one is the latest and has the remedy.',
      'Do not leave out `onRetry` where users may refresh. The history then offers no Retry.',
    ],
    code: `
import type { Actor, ClientConnector, RefreshRun } from '@tributary/domain'
import { type Attention, needsAttention } from '@tributary/sdk/connectors'
import { NeedsAttention, RunHistory } from '@tributary/ui'

const pageOf = (item: Attention) =>
  item.kind === 'approvals' ? '/admin/approvals' : \`/connectors/\${item.type}/refresh\`

type Props = {
  connectors: readonly (ClientConnector & { type: string })[]
  viewer: Actor
  now: Date
}

export const Urgent = ({ connectors, viewer, now }: Props) => (
  <NeedsAttention items={needsAttention({ connectors, waitingApprovals: 0, viewer, now })} hrefOf={pageOf} />
)

type HistoryProps = { connector: ClientConnector; runs?: readonly RefreshRun[]; viewer: Actor }

export const History = ({ connector, runs, viewer }: HistoryProps) => (
  <RunHistory
    connector={connector}
    connectorType="ftp"
    runs={runs}
    viewer={viewer}
    hrefOf={(action, { id }) =>
      action === 'credentials' ? '/excel/table-synchronisation' : \`/connectors/ftp/manage?edit=\${id}\`
    }
  />
)
`,
  },
] as const satisfies readonly FullGuide[]
