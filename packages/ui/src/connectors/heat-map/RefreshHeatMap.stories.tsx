import type { Meta, StoryObj } from '@storybook/react-vite'
import type { HeatMapSpan } from '@tributary/sdk/connectors'
import { useState } from 'react'
import { expect, fn, screen } from 'storybook/test'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import { manyConnectors, mapOf, zone } from './heat-map.samples.ts'
import { RefreshHeatMap, type RefreshHeatMapProps } from './RefreshHeatMap.tsx'

function Switching(props: RefreshHeatMapProps) {
  const [span, setSpan] = useState<HeatMapSpan>(props.span)
  return <RefreshHeatMap {...props} map={props.map && mapOf(span)} span={span} onSpan={setSpan} />
}

const meta = {
  title: 'Connectors/RefreshHeatMap',
  component: RefreshHeatMap,
  args: {
    map: mapOf('days'),
    zone,
    span: 'days',
    onSpan: fn(),
    hrefOf: ({ type }) => `/connectors/${type}/refresh`,
    onOpen: fn(),
  },
  render: (args) => <Switching {...args} />,
} satisfies Meta<typeof RefreshHeatMap>

export default meta
type Story = StoryObj<typeof meta>

export const Days: Story = {}
export const OnPhones: Story = { globals: { viewport: { value: 'phone' } } }
export const InForcedColours: Story = { globals: { colours: 'forced' } }
export const FromRightToLeft: Story = { globals: { direction: 'rtl' } }

export const Hours: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('radio', { name: '24 hours' }))
    await expect(screen.getByRole('grid', { name: 'Refreshes by connector and hour' })).toBeVisible()
  },
}

export const AsTable: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('radio', { name: 'Table' }))
    await expect(screen.getByRole('columnheader', { name: 'Failed' })).toBeVisible()
    await expect(screen.queryByRole('grid')).not.toBeInTheDocument()
  },
}

/** Arrow keys move between the cells, and Enter opens the refresh. */
export const ByKeyboard: Story = {
  play: async ({ userEvent, args }) => {
    const cells = screen.getAllByRole('gridcell')
    cells.find(({ tabIndex }) => tabIndex === 0)?.focus()
    await userEvent.keyboard('{Home}')
    await expect(cells[0]).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    await expect(cells[15]).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
}

export const Many: Story = {
  render: (args) => <RefreshHeatMap {...args} map={mapOf('days', manyConnectors(90))} />,
}
export const Empty: Story = { render: (args) => <RefreshHeatMap {...args} map={mapOf('days', [])} /> }
export const Loading: Story = { args: { map: undefined } }
export const Failed: Story = {
  args: { map: undefined, failure: <Banner tone="danger">Refreshes could not be loaded.</Banner> },
}
