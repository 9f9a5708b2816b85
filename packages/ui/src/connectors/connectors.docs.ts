import type { FullGuide } from '../../.storybook/guide.ts'

/** The pages of Home, of the dashboard of one type, and of what runs now. */
export const guides = [
  {
    title: 'Connectors/Home',
    status: 'stable',
    components: ['HomeHeader'],
    when: ['At the top of the home page.'],
    whenNot: ['On other pages, use `PageHeader`.'],
    anatomy: [
      ['Heading', 'Level 1: the name of the organisation.'],
      ['Summary', 'How many types are in use and how many more exist. Shown once both lists have loaded.'],
      ['Drawing', 'A line for each type in use, all into one database.'],
    ],
    keyboard: [['None', 'It is not interactive.']],
    accessibility: ['It contains the only level-1 heading.', 'The drawing is hidden from screen readers.'],
    do: [
      'Render it before the types have loaded. The heading does not wait for them.',
      'Derive `available` with `availableTypes`, which leaves out types in use and custom sources.',
    ],
    dont: [
      'Do not pass an empty list while the types load. It shows "0 connectors in use".',
      'Do not pass every type as `available`. Types in use are then counted twice.',
    ],
    code: `
import { availableTypes, type ConnectorType } from '@tributary/domain'
import { HomeHeader } from '@tributary/ui'

type Props = {
  companyName: string
  /** Undefined while they load. */
  all?: readonly ConnectorType[]
  owned?: readonly ConnectorType[]
}

export const Head = ({ companyName, all, owned }: Props) => (
  <HomeHeader
    companyName={companyName}
    owned={owned}
    available={all && owned && availableTypes(all, owned)}
  />
)
`,
  },
  {
    title: 'Connectors/EmptyDashboard',
    status: 'stable',
    components: ['EmptyDashboard'],
    when: ['When the user has no connectors of the type.'],
    whenNot: [
      'When a search finds nothing, use `NoMatches`.',
      'When the list could not be loaded, use `LoadError`.',
    ],
    anatomy: [
      ['Heading', 'Level 2: that there is nothing to do.'],
      ['Advice', 'To add a connector, or to ask the administrator.'],
      ['Action', 'Optional: the link that adds a connector.'],
    ],
    keyboard: [
      ['Tab', 'Moves to the action.'],
      ['Enter', 'Follows it.'],
    ],
    accessibility: ['The heading is level 2, below the heading of the page.'],
    do: ['Pass `action` only if the user may add a connector. The component does not check that.'],
    dont: ['Do not show it while the connectors load. Use `RunCardGridSkeleton`.'],
    code: `
import { type Actor, can } from '@tributary/domain'
import { ButtonLink, EmptyDashboard } from '@tributary/ui'

export const NoConnectors = ({ viewer }: { viewer: Actor }) => (
  <EmptyDashboard
    viewer={viewer}
    action={
      can(viewer, 'connectors.open-manage') && (
        <ButtonLink href="/connectors/xero/manage?new=true">Add a connector</ButtonLink>
      )
    }
  />
)
`,
  },
  {
    title: 'Connectors/ConnectorTypeCard',
    status: 'stable',
    components: ['AvailableConnectors', 'YourConnectors', 'ConnectorTypeGridSkeleton'],
    when: [
      '`YourConnectors` to open a type that the organisation uses.',
      '`AvailableConnectors` to set up, authorise or request another one.',
    ],
    whenNot: ['For single connectors, use `RunCardGrid` or `ManageCardGrid`.'],
    anatomy: [
      ['Heading', 'Level 2, with the number of types.'],
      ['Card', 'The tile of the type, its name, its category, and a tag for an insider or early-stage type.'],
      ['Next step', 'Only on available types: Set up, Authorise, or the state of a request.'],
      ['Not in the list', 'Optional, below the available types: where users describe another system.'],
    ],
    keyboard: [
      ['Tab', 'Moves from card to card.'],
      ['Enter', 'Opens the type.'],
      ['Enter, Space', 'On a card that requests a type: sends the request.'],
    ],
    accessibility: [
      'Each section is named by its heading, and its cards are a list.',
      'A whole card is one link, or one button if the user requests the type.',
      'After the request the button stays and is `aria-disabled`, so the focus is not lost.',
      'The skeleton is busy and announces that connectors load.',
    ],
    do: [
      'Let `hrefOf` return a real address for types that are authorised, also with `onAuthorise`. It opens in a new tab.',
      'Pass `isUnshared` if the organisation has connectors that this user may not see.',
    ],
    dont: [
      'Do not leave out `offerOf` for users who cannot set up a type. Each card then offers it.',
      'Do not return an address of the router for types that are authorised. The browser loads that address.',
    ],
    code: `
import type { Actor, ConnectorType } from '@tributary/domain'
import { can } from '@tributary/domain'
import { AvailableConnectors, YourConnectors } from '@tributary/ui'

type Props = {
  viewer: Actor
  owned: readonly ConnectorType[]
  available: readonly ConnectorType[]
  onAsk: (type: ConnectorType) => void
}

export const Types = ({ viewer, owned, available, onAsk }: Props) => (
  <>
    <YourConnectors types={owned} hrefOf={({ type }) => \`/connectors/\${type}/refresh\`} />
    <AvailableConnectors
      types={available}
      hrefOf={({ type }) => \`/connectors/\${type}/manage?new=true\`}
      offerOf={() => (can(viewer, 'connectors.open-manage') ? 'set-up' : 'ask')}
      onAsk={onAsk}
    />
  </>
)
`,
  },
  {
    title: 'Connectors/Dashboard',
    status: 'stable',
    components: ['RunCardGrid', 'RunCardGridSkeleton', 'StateSummary'],
    when: [
      '`RunCardGrid` to watch and start the refreshes of one connector type, below a `ClockProvider`.',
      '`StateSummary` next to the heading, to count what needs attention.',
    ],
    whenNot: [
      'To change connectors, use `ManageCardGrid`.',
      'For connectors of every type, use `TriageList`.',
    ],
    anatomy: [
      ['Summary', 'A pill for each state that needs attention. Nothing if all connectors are healthy.'],
      ['Header of a card', 'The name, which links to the settings, and the state.'],
      ['Body of a card', 'Times, the report with its remedy, the schedule, the history and the people.'],
      ['Footer of a card', 'Refresh or Retry, Cancel while one runs, and a button for the tables.'],
      ['Dialogs', 'The refresh detail, and the price of a refresh that reads everything.'],
    ],
    keyboard: [
      ['Tab', 'Moves through the links and buttons of each card.'],
      ['Enter, Space', 'Presses a button. "more" opens the refresh detail.'],
      ['Escape', 'Closes a dialog. The focus returns to its opener, else to the first button of the card.'],
    ],
    accessibility: [
      'Each card is an article named by its heading. Each button is described by it.',
      'A changed state is announced. A poll that changes nothing is not.',
      'The price dialog is an alert dialog that starts on Cancel.',
    ],
    do: [
      'Keep `onRefresh`, `onCancel` and the objects of the connectors stable. Cards are memoised.',
      'Load histories in `withRuns`. It is called only for cards that are drawn.',
      'Count every connector in `StateSummary`, not only those that a search found.',
    ],
    dont: [
      'Do not put more than a hundred cards into a container that scrolls. The page itself must scroll.',
      'Do not pass an empty `onCancel`. Leave the prop out to hide the Cancel button.',
      'Do not replace the cards with an error when a poll fails. Keep the last data.',
    ],
    code: `
import type { Actor, ClientConnector, Id } from '@tributary/domain'
import { type Client, failureMessage, refreshConnector } from '@tributary/sdk'
import { RunCardGrid, type RunCardGridProps, RunCardGridSkeleton, useToasts } from '@tributary/ui'
import { useCallback } from 'react'

type Props = {
  client: Client
  orgId: Id
  viewer: Actor
  /** Undefined while they load. */
  connectors?: readonly ClientConnector[]
}

export function Dashboard({ client, orgId, viewer, connectors }: Props) {
  const { show } = useToasts()
  const refresh = useCallback<RunCardGridProps['onRefresh']>(
    async ({ id }, body) => {
      try {
        await refreshConnector(client, { params: { orgId, id }, body })
      } catch (error) {
        show({ type: 'error', content: failureMessage(error) })
      }
    },
    [client, orgId, show],
  )
  if (!connectors) return <RunCardGridSkeleton />
  return (
    <RunCardGrid
      connectors={connectors}
      connectorType="xero"
      viewer={viewer}
      manageHref="/connectors/xero/manage"
      onRefresh={refresh}
    />
  )
}
`,
  },
  {
    title: 'Connectors/Insights',
    status: 'stable',
    components: ['Insights'],
    when: ['To show which connectors run now, in every organisation. Needs a `ClockProvider`.'],
    whenNot: ['For refreshes over time, use `RefreshHeatMap`.', 'For one connector, use `RunHistory`.'],
    anatomy: [
      ['Heading', 'Level 2, with a summary and when the list was updated.'],
      ['Organisation', 'Level 3, in the order of the names.'],
      ['Connector', 'Its name, its type and how long ago it started.'],
    ],
    keyboard: [['None', 'It is not interactive.']],
    accessibility: [
      'The connectors of an organisation are a list named by its heading.',
      'A refresh of more than 30 minutes has an icon and a tone. The exact start is a tooltip.',
    ],
    do: [
      'Pass `failure` only while `insights` is undefined. Data that has loaded has precedence.',
      'Request `listInsights` again regularly. It lists only refreshes that are running.',
    ],
    dont: ['Do not sort or group the list first. The panel groups it by organisation.'],
    code: `
import type { ConnectorInsight } from '@tributary/domain'
import { Insights, LoadError, UpdatedAgo } from '@tributary/ui'

type Props = {
  /** The result of \`listInsights\`. Undefined while it loads. */
  insights?: readonly ConnectorInsight[]
  updatedAt: Date
  failure: string | null
  onRetry: () => void
}

export const RunningNow = ({ insights, updatedAt, failure, onRetry }: Props) => (
  <Insights
    insights={insights}
    failure={failure && <LoadError message={failure} onRetry={onRetry} />}
    updated={insights && <UpdatedAgo at={updatedAt} />}
  />
)
`,
  },
  {
    title: 'Connectors/RefreshDetailDialog',
    status: 'stable',
    components: [],
    partOf: ['RunCardGrid'],
    when: ['To explain the result of the latest refresh, and to offer the remedy.'],
    whenNot: ['For earlier refreshes, use `RunHistory`.'],
    anatomy: [
      ['State', 'The state, its cause and advice.'],
      ['Report', 'The text of the source, unchanged.'],
      ['Footer', 'Copy, Close, Retry and one primary remedy.'],
    ],
    keyboard: [['Escape', 'Closes. The focus returns to the button that opened it.']],
    accessibility: ['Only one button is primary: the remedy of the user, else Retry.'],
  },
  {
    title: 'Connectors/RunCard',
    status: 'stable',
    components: [],
    partOf: ['RunCardGrid'],
    when: ['For one connector on the dashboard: its state, its latest refresh and its actions.'],
    whenNot: ['For the settings of a connector, use `ManageCardGrid`.'],
    anatomy: [
      ['Header', 'The name, which links to the settings, and the state.'],
      ['Body', 'The result, the facts, the history and the people.'],
      ['Footer', 'Refresh and what else the state allows.'],
    ],
    accessibility: [
      'A card is an article named by its heading.',
      'The state is announced when it changes, and not when a poll changes nothing.',
    ],
  },
] as const satisfies readonly FullGuide[]
