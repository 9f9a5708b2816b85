import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ConnectorOffer } from '@tributary/sdk/approvals'
import { fn } from 'storybook/test'
import { AvailableConnectors, YourConnectors } from './ConnectorTypeGrid.tsx'
import { ConnectorTypeGridSkeleton } from './ConnectorTypeGridSkeleton.tsx'
import { availableSamples, ownedTypes } from './connectors.samples.ts'
import { HomeHeader } from './HomeHeader.tsx'
import { NeedsAttention } from './runs/NeedsAttention.tsx'

const meta: Meta = { title: 'Connectors/Home' }
export default meta
type Story = StoryObj

const refreshPage = ({ type }: { type: string }) => `/connectors/${type}/refresh`
const offers: Readonly<Record<string, ConnectorOffer>> = { vend: 'asked', aws: 'approved' }
const managePage = ({ type }: { type: string }) => `/connectors/${type}/manage?new=true`

export const Everything: Story = {
  render: () => (
    <main>
      <HomeHeader companyName="Harbour & Pine Group" owned={ownedTypes} available={availableSamples} />
      <YourConnectors types={ownedTypes} hrefOf={refreshPage} />
      <AvailableConnectors types={availableSamples} hrefOf={managePage} onAuthorise={fn()} />
    </main>
  ),
}

/** The state of each type is on its card and in the picture. */
export const WithStates: Story = {
  render: () => (
    <main>
      <HomeHeader
        companyName="Harbour & Pine Group"
        owned={ownedTypes}
        available={availableSamples}
        failing={['xero']}
      />
      <YourConnectors
        types={ownedTypes}
        hrefOf={refreshPage}
        summaryOf={({ type }) =>
          type === 'xero' ? '4 connectors, 1 failing, oldest 1 d' : '2 connectors, oldest 3 h'
        }
      />
    </main>
  ),
}

/** A user who cannot set types up requests them. Some types in use are not shared with the user. */
export const ForMembers: Story = {
  render: () => (
    <main>
      <HomeHeader companyName="Harbour & Pine Group" owned={ownedTypes} available={availableSamples} />
      <NeedsAttention items={[]} hrefOf={() => '/'} />
      <YourConnectors types={ownedTypes} hrefOf={refreshPage} isUnshared={({ type }) => type !== 'xero'} />
      <AvailableConnectors
        types={availableSamples}
        hrefOf={managePage}
        offerOf={({ type }) => offers[type] ?? 'ask'}
        onAsk={fn()}
      />
    </main>
  ),
}

export const NothingYet: Story = {
  render: () => (
    <main>
      <HomeHeader companyName="Te Awa Hospitality Holdings (Waikato) Limited" owned={[]} available={[]} />
      <YourConnectors types={[]} hrefOf={refreshPage} />
      <AvailableConnectors types={[]} hrefOf={managePage} />
    </main>
  ),
}

export const Loading: Story = {
  render: () => (
    <main>
      <HomeHeader companyName="Harbour & Pine Group" />
      <ConnectorTypeGridSkeleton />
    </main>
  ),
}

export const TagsOnConnectorsInUse: Story = {
  render: () => (
    <main>
      <h1>Tagged</h1>
      <YourConnectors
        types={availableSamples.map((type) => ({ ...type, id: `own-${type.type}` }))}
        hrefOf={refreshPage}
      />
    </main>
  ),
}
