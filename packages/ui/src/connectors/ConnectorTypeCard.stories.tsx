import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Stack } from '../layout/Stack.tsx'
import { ConnectorTypeCard } from './ConnectorTypeCard.tsx'
import { ConnectorTypeGrid } from './ConnectorTypeGrid.tsx'
import { availableSamples, ownedTypes } from './connectors.samples.ts'
import { HomeArt } from './HomeArt.tsx'

const meta: Meta = { title: 'Connectors/ConnectorTypeCard' }
export default meta
type Story = StoryObj

const types = availableSamples.map((type) => type.type)

export const InUseAndAvailable: Story = {
  render: () => (
    <Stack gap={4}>
      {ownedTypes.slice(0, 1).map((type) => (
        <ConnectorTypeCard key={type.id} type={type} kind="owned" href="/connectors/xero/refresh" />
      ))}
      {availableSamples.map((type) => (
        <ConnectorTypeCard key={type.id} type={type} kind="available" href="/authorise" onAuthorise={fn()} />
      ))}
    </Stack>
  ),
}

export const Grid: Story = {
  render: () => (
    <ConnectorTypeGrid
      title="Available connectors"
      kind="available"
      types={availableSamples}
      hrefOf={({ type }) => `/connectors/${type}/manage`}
      emptyText="Every connector is in use."
    />
  ),
}

export const GridWithoutAny: Story = {
  render: () => (
    <ConnectorTypeGrid
      title="Available connectors"
      kind="available"
      types={[]}
      hrefOf={() => '/'}
      emptyText="Every connector is in use."
    />
  ),
}

export const Art: Story = {
  render: () => (
    <Stack gap={4}>
      <HomeArt types={types.slice(0, 1)} />
      <HomeArt types={types} />
    </Stack>
  ),
}
