import type { Meta, StoryObj } from '@storybook/react-vite'
import { triageStates } from '@tributary/sdk/connectors'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { Inline } from '../../layout/Inline.tsx'
import { Stack } from '../../layout/Stack.tsx'
import { ClockProvider, fixedClock } from '../../patterns/clock/Clock.tsx'
import { sampleNow } from '../connectors.samples.ts'
import { history } from '../runs/runs.samples.ts'
import { ConnectorFacts } from './ConnectorFacts.tsx'
import { everyFact, everyOutcome, fewer, growing } from './glance.samples.ts'
import { RowsSparkline } from './RowsSparkline.tsx'
import { RunStrip } from './RunStrip.tsx'
import { TriagePill } from './TriagePill.tsx'

const meta = {
  title: 'Connectors/Glance',
  decorators: [
    (Story) => (
      <ClockProvider clock={fixedClock(sampleNow)}>
        <Story />
      </ClockProvider>
    ),
  ],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Strips: Story = {
  render: () => (
    <Stack gap={4}>
      <RunStrip name="Every outcome" runs={everyOutcome} onOpen={fn()} />
      <RunStrip name="Thirty" runs={history} onOpen={fn()} />
      <RunStrip name="Five" runs={history.slice(0, 5)} onOpen={fn()} />
      <RunStrip name="Two" runs={history.slice(0, 2)} onOpen={fn()} />
      <RunStrip name="None" runs={[]} onOpen={fn()} />
      <RunStrip name="Not a button" runs={everyOutcome} />
    </Stack>
  ),
}
export const StripsInForcedColours: Story = { ...Strips, globals: { colours: 'forced' } }
export const StripsFromRightToLeft: Story = { ...Strips, globals: { direction: 'rtl' } }

const opened = fn()

/** A press on a mark opens its refresh, and a press of Enter opens the history. */
export const StripPressed: Story = {
  render: () => <RunStrip name="Warehouse" runs={everyOutcome} onOpen={opened} />,
  play: async () => {
    const strip = screen.getByRole('button', { name: /^Refresh history of Warehouse/ })
    await userEvent.click(screen.getByTitle(/^Interrupted/))
    await expect(opened).toHaveBeenLastCalledWith('103')
    strip.focus()
    await userEvent.keyboard('{Enter}')
    await expect(opened).toHaveBeenLastCalledWith(null)
  },
}

export const Rows: Story = {
  render: () => (
    <Stack gap={4}>
      <RowsSparkline runs={growing} />
      <RowsSparkline runs={fewer} />
      <RowsSparkline runs={growing.slice(0, 1)} />
    </Stack>
  ),
}
export const RowsFromRightToLeft: Story = { ...Rows, globals: { direction: 'rtl' } }

export const Facts: Story = {
  render: () => (
    <Stack gap={4}>
      {everyFact.map((connector) => (
        <ConnectorFacts key={connector.name} connector={connector} />
      ))}
    </Stack>
  ),
}

export const PlainFacts: Story = {
  render: () => (
    <Stack gap={4}>
      {everyFact.map((connector) => (
        <ConnectorFacts key={connector.name} connector={connector} form="plain" />
      ))}
    </Stack>
  ),
}

export const TriageStates: Story = {
  render: () => (
    <Inline wrap gap={3}>
      {triageStates.map((state) => (
        <TriagePill key={state} state={state} />
      ))}
    </Inline>
  ),
}
