import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, fn, within } from 'storybook/test'
import { ApprovalGrid } from '../approvals/ApprovalGrid.tsx'
import { ApprovalGridSkeleton } from '../approvals/ApprovalGridSkeleton.tsx'
import { approval } from '../approvals/approvals.samples.ts'
import { ConfigurationPanel } from '../configuration/ConfigurationPanel.tsx'
import { settings } from '../configuration/configuration.samples.ts'
import { YourConnectors } from '../connectors/ConnectorTypeGrid.tsx'
import { ConnectorTypeGridSkeleton } from '../connectors/ConnectorTypeGridSkeleton.tsx'
import {
  administrator,
  assignedTo,
  connector,
  logs,
  ownedTypes,
  sampleNow,
} from '../connectors/connectors.samples.ts'
import { Insights } from '../connectors/Insights.tsx'
import { running } from '../connectors/insights.samples.ts'
import { ManageCardGrid, ManageCardGridSkeleton } from '../connectors/manage/ManageCardGrid.tsx'
import { RunCardGrid } from '../connectors/RunCardGrid.tsx'
import { RunCardGridSkeleton } from '../connectors/RunCardGridSkeleton.tsx'
import { NeedsAttention } from '../connectors/runs/NeedsAttention.tsx'
import { RunBars } from '../connectors/runs/RunBars.tsx'
import { history } from '../connectors/runs/runs.samples.ts'
import { AreaGrid, StructureGridSkeleton } from '../excel/structure/AreaGrid.tsx'
import { sampleAreas } from '../excel/structure/areas.samples.ts'
import { OrganisationGrid, OrganisationGridSkeleton } from '../organisations/OrganisationGrid.tsx'
import { organisations } from '../organisations/organisations.samples.ts'
import { UserGrid } from '../users/UserGrid.tsx'
import { UserGridSkeleton } from '../users/UserGridSkeleton.tsx'
import { sampleUsers, superadmin } from '../users/users.samples.ts'
import { ClockProvider, fixedClock } from './clock/Clock.tsx'

const meta: Meta = { title: 'Patterns/Skeletons' }
export default meta
type Story = StoryObj

type Pair = {
  name: string
  skeleton: ReactNode
  content: ReactNode
  /** The schedule takes one line or two. */
  wraps?: boolean
}

const LINE_PX = 20

const heightOf = (element: Element | null | undefined) =>
  Math.round(element?.getBoundingClientRect().height ?? -1)

const healthy = [connector({ log: logs.completed, ...assignedTo(2) })]

const pairs: readonly Pair[] = [
  {
    name: 'users',
    skeleton: <UserGridSkeleton />,
    content: <UserGrid users={sampleUsers.slice(0, 2)} viewer={superadmin} onEdit={fn()} onDelete={fn()} />,
  },
  {
    name: 'approvals',
    skeleton: <ApprovalGridSkeleton />,
    content: (
      <ApprovalGrid approvals={[approval({})]} viewer={administrator} onDecide={fn()} onFocusLost={fn()} />
    ),
  },
  {
    name: 'organisations',
    skeleton: <OrganisationGridSkeleton />,
    content: <OrganisationGrid organisations={organisations.slice(0, 2)} editHref={() => '/'} />,
  },
  {
    name: 'areas',
    skeleton: <StructureGridSkeleton label="Loading areas" />,
    content: (
      <AreaGrid areas={sampleAreas.slice(0, 2)} canDelete onEdit={fn()} onDelete={fn()} onLinks={fn()} />
    ),
  },
  {
    name: 'refreshes',
    wraps: true,
    skeleton: <RunCardGridSkeleton />,
    content: (
      <RunCardGrid
        connectors={healthy}
        connectorType="xero"
        viewer={administrator}
        manageHref="/"
        withRuns={(_, card) => card({ runs: history })}
        onRefresh={fn()}
      />
    ),
  },
  {
    name: 'managed connectors',
    wraps: true,
    skeleton: <ManageCardGridSkeleton />,
    content: (
      <ManageCardGrid
        connectors={healthy}
        connectorType="xero"
        viewer={administrator}
        historyOf={() => <RunBars name="Books" runs={history} onOpen={fn()} />}
        onAction={fn()}
      />
    ),
  },
]

/** A skeleton is as high as the card that replaces it, so that nothing moves. */
export const AsHighAsTheirCards: Story = {
  render: () => (
    <ClockProvider clock={fixedClock(sampleNow)}>
      {pairs.map(({ name, skeleton, content }) => (
        <section key={name} aria-label={name}>
          {skeleton}
          {content}
        </section>
      ))}
    </ClockProvider>
  ),
  play: async ({ canvas }) => {
    const drifted = pairs.flatMap(({ name, wraps = false }) => {
      const section = canvas.getByRole('region', { name })
      const shape = heightOf(section.querySelector('[aria-busy] [aria-hidden] > *'))
      const card = heightOf(within(section).getAllByRole('listitem')[0])
      return Math.abs(shape - card) > (wraps ? LINE_PX : 0) ? [{ name, shape, card }] : []
    })
    await expect(drifted).toEqual([])
  },
}

export const AsHighAsTheirCardsOnPhones: Story = {
  ...AsHighAsTheirCards,
  globals: { viewport: { value: 'phone' } },
}

type PanelPair = Pair & { rows: string }

/** The same for rows of a panel. */
const panels: readonly PanelPair[] = [
  {
    name: 'settings',
    skeleton: <ConfigurationPanel settings={undefined} onTurn={fn()} />,
    content: <ConfigurationPanel settings={settings} onTurn={fn()} />,
    rows: 'section > ul',
  },
  {
    name: 'insights',
    skeleton: <Insights insights={undefined} />,
    content: <Insights insights={running.slice(0, 1)} />,
    rows: 'section',
  },
  {
    name: 'attention',
    skeleton: <NeedsAttention items={undefined} hrefOf={() => '/'} />,
    content: <NeedsAttention items={[]} hrefOf={() => '/'} />,
    rows: 'section',
  },
]
export const Panels: Story = {
  // Each panel is here twice, which no page has.
  parameters: { a11y: { test: 'off' } },
  render: () => (
    <ClockProvider clock={fixedClock(sampleNow)}>
      {panels.map(({ name, skeleton, content }) => (
        <div key={name} data-pair={name}>
          <div>{skeleton}</div>
          <div>{content}</div>
        </div>
      ))}
      <div data-pair="home">
        <div>
          <ConnectorTypeGridSkeleton />
        </div>
        <div>
          <NeedsAttention items={[]} hrefOf={() => '/'} />
          <YourConnectors types={ownedTypes.slice(0, 5)} hrefOf={() => '/'} />
        </div>
      </div>
    </ClockProvider>
  ),
  play: async ({ canvasElement }) => {
    const heights = [...canvasElement.querySelectorAll('[data-pair]')].map((pair) => {
      const [skeleton, content] = [...pair.children].map((child) =>
        Math.round(child.getBoundingClientRect().height),
      )
      return { name: pair.getAttribute('data-pair'), skeleton, content }
    })
    const drifted = heights.filter(({ skeleton = 0, content = 0 }) => Math.abs(skeleton - content) > 8)
    await expect(drifted).toEqual([])
  },
}
