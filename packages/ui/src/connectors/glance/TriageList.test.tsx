import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { everyTriage, type TriageFilter } from '@tributary/sdk/connectors'
import { describe, expect, it, vi } from 'vitest'
import { ClockProvider, fixedClock } from '../../patterns/clock/Clock.tsx'
import { administrator, member, sampleNow } from '../connectors.samples.ts'
import { TriageList, type TriageListProps } from './TriageList.tsx'
import { runsOf, triaged } from './triage.samples.ts'

type Props = TriageListProps<ReturnType<typeof triaged>[number]>

function show(props: Partial<Props> = {}) {
  const onFilter = vi.fn<(filter: TriageFilter) => void>()
  const onAction = vi.fn<Props['onAction']>()
  render(
    <ClockProvider clock={fixedClock(sampleNow)}>
      <TriageList
        connectors={triaged(12)}
        viewer={administrator}
        filter={everyTriage}
        onFilter={onFilter}
        onAction={onAction}
        hrefOf={({ key }) => `/${key}`}
        actionHref={(action, { key }) => `/${key}?${action}`}
        {...props}
      />
    </ClockProvider>,
  )
  return { onFilter, onAction }
}

const names = () => screen.getAllByRole('rowheader').map((cell) => cell.getAttribute('aria-label'))

describe('TriageList', () => {
  it('shows the worst connector first [GLANCE-50]', () => {
    show()
    expect(names().slice(0, 3)).toEqual(['Wharfside stock', 'Acme web shop', 'Birch Trading'])
    expect(names().at(-1)).toBe('Closed branch')
  })

  it('shows the state, type, age, rows and people of a connector [GLANCE-50]', () => {
    show()
    const row = screen.getByRole('row', { name: /Wharfside stock/ })
    for (const words of ['Error', 'FTP', 'Stale, 3 d', '4,131', 'No one'])
      expect(within(row).getByText(words)).toBeInTheDocument()
    expect(within(row).getByRole('link', { name: 'Wharfside stock' })).toHaveAttribute('href', '/connector-1')
  })

  it('distinguishes a deleted connector from a disconnected one [GLANCE-94]', () => {
    const [first, second] = triaged(2)
    if (!first || !second) throw new Error('There are no samples.')
    const off = [
      { ...first, status: 'DISCONNECTED' },
      { ...second, status: 'DELETED' },
    ]
    show({ connectors: off })
    const states = screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell')[0])
    expect(states.map((cell) => cell?.textContent).toSorted()).toEqual(['Deleted', 'Disconnected'])
    expect(screen.getByRole('button', { name: 'Disconnected or deleted 2' })).toBeInTheDocument()
  })

  it('has no search box on a page of one type [GLANCE-77]', () => {
    show({ ofOneType: true })
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Error 1' })).toBeInTheDocument()
  })

  it('has a toggle button with a count for each state that occurs [GLANCE-51]', async () => {
    const { onFilter } = show({ filter: { ...everyTriage, states: ['refused'] } })
    expect(screen.getByRole('button', { name: 'Refused 1', pressed: true })).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Error 1', pressed: false }))
    expect(onFilter).toHaveBeenLastCalledWith({ ...everyTriage, states: ['error', 'refused'] })
    await userEvent.click(screen.getByRole('button', { name: 'Refused 1' }))
    expect(onFilter).toHaveBeenLastCalledWith(everyTriage)
  })

  it('offers to remove the filters when none matches, and keeps the order [GLANCE-51]', async () => {
    const { onFilter } = show({ filter: { ...everyTriage, search: 'pjne', mine: true, sort: 'name' } })
    expect(screen.getByRole('status')).toHaveTextContent('0 of 12 connectors')
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(onFilter).toHaveBeenLastCalledWith({ ...everyTriage, sort: 'name' })
  })

  it('shows a chosen type as a filter that a press removes [GLANCE-51]', async () => {
    const { onFilter } = show({ filter: { ...everyTriage, types: ['ftp'] } })
    await userEvent.click(screen.getByRole('button', { name: 'FTP', pressed: true }))
    expect(onFilter).toHaveBeenLastCalledWith(everyTriage)
  })

  it('sorts by a heading, and the other way with a second press [GLANCE-50]', async () => {
    const { onFilter } = show({ filter: { ...everyTriage, sort: 'name' } })
    await userEvent.click(screen.getByRole('button', { name: 'Name, sorted ascending. Sort descending' }))
    expect(onFilter).toHaveBeenLastCalledWith({ ...everyTriage, sort: 'name', direction: 'descending' })
  })

  it('names the connector in its action [GLANCE-07]', async () => {
    const { onAction } = show()
    await userEvent.click(screen.getByRole('button', { name: 'Refresh New depot' }))
    expect(onAction).toHaveBeenLastCalledWith('refresh', expect.objectContaining({ name: 'New depot' }))
    await userEvent.click(screen.getByRole('button', { name: 'Cancel Harbour & Pine Ltd' }))
    expect(onAction).toHaveBeenLastCalledWith(
      'cancel',
      expect.objectContaining({ name: 'Harbour & Pine Ltd' }),
    )
    expect(screen.getByRole('link', { name: 'Authorise Birch Trading' })).toHaveAttribute(
      'href',
      '/connector-3?authorise',
    )
  })

  it('switches to lower rows, and back [SHELL-57]', async () => {
    const onChange = vi.fn()
    show({ density: { compact: true, onChange } })
    await userEvent.click(screen.getByRole('button', { name: 'Compact rows', pressed: true }))
    expect(onChange).toHaveBeenLastCalledWith(false)
  })

  it('does an action without an address itself [GLANCE-56]', async () => {
    const { onAction } = show({ actionHref: () => null })
    await userEvent.click(screen.getByRole('button', { name: 'Authorise Birch Trading' }))
    expect(onAction).toHaveBeenLastCalledWith('authorise', expect.objectContaining({ name: 'Birch Trading' }))
  })

  it('shows an action that the user may not do, with the reason [GLANCE-07]', () => {
    show({ viewer: member })
    const button = screen.getByRole('button', { name: 'Authorise Birch Trading' })
    expect(button).toBeDisabled()
    expect(button).toHaveAccessibleDescription('Ask your administrator to do this.')
  })

  describe('with the history of each connector', () => {
    const withRuns: Props['withRuns'] = (connector, row) => row({ runs: runsOf(connector) })
    const cells = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }))

    it('shows the last refreshes as marks, and the rows with their change [GLANCE-70]', () => {
      show({ withRuns })
      expect(cells('Wharfside stock').getByRole('img', { name: /^Last 14 refreshes/ })).toBeInTheDocument()
      expect(cells('Old price list').getByText('+2 %')).toBeInTheDocument()
    })

    it('marks fewer rows than usual, with the numbers [GLANCE-70]', () => {
      show({ withRuns })
      const words = /Fewer rows than usual: 1,204 instead of about [34],\d{3}\./
      expect(cells('Acme web shop').getByText(words)).toBeInTheDocument()
    })

    it('marks a refresh that takes longer than usual [GLANCE-70]', () => {
      show({ withRuns })
      const row = cells('Harbour & Pine Ltd')
      expect(row.getByText('Late')).toHaveAttribute('title', 'This refresh takes longer than usual.')
      expect(screen.getAllByText('Late')).toHaveLength(1)
    })

    it('shows the rows of the last load until the history is known [GLANCE-70]', () => {
      show({ withRuns: (_, row) => row({}) })
      expect(cells('Wharfside stock').getByText('4,131')).toBeInTheDocument()
      expect(screen.queryByRole('img', { name: /refreshes/ })).not.toBeInTheDocument()
    })
  })

  it('draws only the rows in sight of a long list, and says how many there are [GLANCE-52]', () => {
    show({ connectors: triaged(5_000) })
    expect(screen.getAllByRole('row').length).toBeLessThan(100)
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '5001')
  })

  it('explains that there are no connectors, with the next step [GLANCE-51]', () => {
    show({ connectors: [], emptyAction: <a href="/home">Home</a> })
    expect(screen.getByRole('heading', { name: 'No connectors yet' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Home' })).toBeInTheDocument()
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
  })
})
