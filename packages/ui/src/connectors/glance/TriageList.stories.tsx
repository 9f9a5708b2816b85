import type { Meta, StoryObj } from '@storybook/react-vite'
import { everyTriage } from '@tributary/sdk/connectors'
import { useState } from 'react'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { ClockProvider, fixedClock } from '../../patterns/clock/Clock.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { administrator, member, sampleNow } from '../connectors.samples.ts'
import { ReconnectAsk } from '../reconnect/ReconnectAsk.tsx'
import { sampleReconnectLink } from '../reconnect/reconnect.samples.ts'
import { TriageList } from './TriageList.tsx'
import { TriageListSkeleton } from './TriageListSkeleton.tsx'
import { runsOf, triaged } from './triage.samples.ts'

const meta = {
  title: 'Connectors/Triage',
  component: TriageList,
  args: {
    connectors: triaged(40),
    viewer: administrator,
    filter: everyTriage,
    onFilter: fn(),
    hrefOf: ({ name }) => `#${name}`,
    actionHref: (action, { name }) => `#${action} ${name}`,
    onAction: fn(),
    density: { compact: false, onChange: fn() },
    withRuns: (connector, row) => row({ runs: runsOf(connector) }),
  },
  render: function Render(args) {
    const [filter, setFilter] = useState(args.filter)
    return (
      <ClockProvider clock={fixedClock(sampleNow)}>
        <TriageList {...args} filter={filter} onFilter={setFilter} />
      </ClockProvider>
    )
  },
} satisfies Meta<typeof TriageList>

export default meta
type Story = StoryObj<typeof meta>

export const FortyConnectors: Story = {}
export const FromRightToLeft: Story = { globals: { direction: 'rtl' } }
export const InForcedColours: Story = {
  args: { filter: { ...everyTriage, states: ['error', 'refused'] } },
  globals: { colours: 'forced' },
}
export const Compact: Story = {
  args: { density: { compact: true, onChange: fn() } },
  globals: { density: 'compact' },
}
export const WithoutHistory: Story = { args: { withRuns: (_, row) => row({}) } }
/** Connectors whose provider has refused the login have a second button, which asks the person who has it. */
export const WithRequests: Story = {
  args: {
    connectors: triaged(9),
    askOf: ({ name, log }) =>
      log?.forbidden && <ReconnectAsk compact connectorName={name} link={sampleReconnectLink} onAsk={fn()} />,
  },
  play: async () => {
    const name = /^Ask the person with the login of Acme web shop\. kim@harbourpine\.example was asked/
    await expect(screen.getByRole('button', { name })).toBeVisible()
  },
}
export const WithRequestsOnPhones: Story = { ...WithRequests, globals: { viewport: { value: 'phone' } } }
export const WithoutAdministration: Story = { args: { viewer: member } }

/** Only the rows in sight are in the document. */
export const FiveThousand: Story = {
  args: { connectors: triaged(5_000) },
  play: async () => {
    await expect(screen.getAllByRole('row').length).toBeLessThan(100)
  },
}

/** Selected rows have actions in a bar at the foot of the list. */
export const Selected: Story = {
  args: { connectors: triaged(12) },
  render: function Render(args) {
    const [selection, onSelection] = useState<ReadonlySet<string>>(new Set(['1', '2', '4']))
    return (
      <ClockProvider clock={fixedClock(sampleNow)}>
        <TriageList {...args} bulk={{ selection, onSelection, onBulk: fn() }} />
      </ClockProvider>
    )
  },
}

/** Few rows, because axe counts a button that the bar covers in part. */
export const SelectedNarrow: Story = {
  ...Selected,
  args: { connectors: triaged(4) },
  globals: { viewport: { value: 'phone' } },
}
export const SelectedInForcedColours: Story = { ...Selected, globals: { colours: 'forced' } }

export const NoConnectors: Story = {
  args: { connectors: [], emptyAction: <Button variant="primary">Go to Home</Button> },
}

/** A filter that nothing matches offers to remove all filters. */
export const FilteredToNothing: Story = {
  args: { filter: { ...everyTriage, search: 'pjne' } },
  play: async () => {
    await expect(screen.getByRole('heading', { name: 'No connector matches these filters' })).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Clear filters' })).toBeVisible()
  },
}

export const Filtered: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Error 1' }))
    await expect(screen.getAllByRole('row')).toHaveLength(2)
  },
}

export const Loading: Story = { render: () => <TriageListSkeleton /> }
