import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { manyConnectors, mapOf, zone } from './heat-map.samples.ts'
import { RefreshHeatMap, type RefreshHeatMapProps } from './RefreshHeatMap.tsx'

const onOpen = vi.fn()
const onSpan = vi.fn()
const show = (props: Partial<RefreshHeatMapProps> = {}) =>
  render(
    <RefreshHeatMap
      map={mapOf('days')}
      zone={zone}
      span="days"
      onSpan={onSpan}
      hrefOf={({ id }) => `/connector/${id}`}
      onOpen={onOpen}
      {...props}
    />,
  )
const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) })
const cellsOf = (name: string) => within(rowOf(name)).getAllByRole('gridcell')

describe('RefreshHeatMap', () => {
  it('has a cell for each connector and day, with its outcome in words [GLANCE-14]', () => {
    show()
    expect(cellsOf('Warehouse files')).toHaveLength(14)
    expect(cellsOf('Warehouse files').at(-2)).toHaveAccessibleName(/^Sat 21 Nov: 1 failed/)
    expect(cellsOf('Bank statements').at(-1)).toHaveAccessibleName(
      /next refresh at 06:00, scheduled with others/,
    )
  })

  it('shows outcomes by shape [GLANCE-14]', () => {
    show()
    const shapeOf = (name: string, column: number) =>
      cellsOf(name).at(column)?.querySelector('span span')?.className
    const shapes = [
      shapeOf('Warehouse files', -2),
      shapeOf('Bank statements', -2),
      shapeOf('Bank statements', -1),
      shapeOf('Harbour & Pine Online', 1),
      shapeOf('Te Awa', 1),
    ]
    expect(new Set(shapes).size).toBe(5)
  })

  it('shows four figures, and the connector with the oldest data [GLANCE-16]', () => {
    show()
    const figureOf = (name: string) => screen.getByText(name).nextSibling
    expect(figureOf('On time')).toHaveTextContent('80 %')
    expect(figureOf('Failing')).toHaveTextContent('1')
    expect(figureOf('Oldest data')).toHaveTextContent('3 d')
    const oldest = screen.getAllByRole('link', { name: 'Warehouse files' })
    expect(oldest[0]).toHaveAttribute('href', '/connector/3')
  })

  it('names the coming clashes in words [GLANCE-15]', () => {
    show()
    expect(screen.getByText(/connectors start at .*06:00\./)).toBeVisible()
  })

  it('has one tab stop, which arrow keys, Home and End move within the grid [GLANCE-80]', async () => {
    show()
    const stops = () => screen.getAllByRole('gridcell').filter(({ tabIndex }) => tabIndex === 0)
    expect(stops()).toHaveLength(1)
    stops()[0]?.focus()
    expect(document.activeElement).toHaveAccessibleName(/^Sat 21 Nov/)
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    expect(document.activeElement).toHaveAccessibleName(/^Sun 22 Nov/)
    await userEvent.keyboard('{Control>}{End}{/Control}{ArrowUp}{Home}')
    const rows = screen.getAllByRole('row')
    expect(rows.at(-2)).toContainElement(document.activeElement as HTMLElement)
    expect(stops()).toEqual([document.activeElement])
  })

  it('opens the refresh of a cell by pointer and by keyboard [GLANCE-80]', async () => {
    show()
    const cell = cellsOf('Warehouse files').at(-2)
    if (cell) await userEvent.click(cell)
    expect(onOpen).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'Warehouse files' }), '3-12')
    onOpen.mockClear()
    cellsOf('Te Awa')[3]?.focus()
    await userEvent.keyboard('{Enter}')
    expect(onOpen).not.toHaveBeenCalled()
    cellsOf('Bank statements')[3]?.focus()
    await userEvent.keyboard('{Enter}')
    expect(onOpen).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'Bank statements' }), '4-3')
  })

  it('is also a table of totals [GLANCE-80]', async () => {
    show()
    await userEvent.click(screen.getByRole('radio', { name: 'Table' }))
    const cells = within(rowOf('Warehouse files')).getAllByRole('cell')
    expect(cells.map(({ textContent }) => textContent).slice(0, 4)).toEqual(['Error', '10', '3', '0'])
    expect(screen.queryByRole('grid')).not.toBeInTheDocument()
  })

  it('draws forty connectors at first, and more on request', async () => {
    show({ map: mapOf('days', manyConnectors(90)) })
    expect(screen.getAllByRole('row')).toHaveLength(41)
    await userEvent.click(screen.getByRole('button', { name: 'Show 40 more connectors' }))
    await userEvent.click(screen.getByRole('button', { name: 'Show 10 more connectors' }))
    expect(screen.getAllByRole('row')).toHaveLength(91)
  })

  it('reports the span that is selected', async () => {
    show()
    await userEvent.click(screen.getByRole('radio', { name: '24 hours' }))
    expect(onSpan).toHaveBeenCalledWith('hours')
  })
})
