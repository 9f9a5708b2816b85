import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { everyTriage } from '@tributary/sdk/connectors'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { ClockProvider, fixedClock } from '../../patterns/clock/Clock.tsx'
import { administrator, member, sampleNow } from '../connectors.samples.ts'
import { TriageList, type TriageListProps } from '../glance/TriageList.tsx'
import { triaged } from '../glance/triage.samples.ts'
import { BulkDialog } from './BulkDialog.tsx'
import { fivePlanned, nothingPlanned, progressWith } from './bulk.samples.ts'

type Connector = ReturnType<typeof triaged>[number]
type Props = TriageListProps<Connector>

/** A list by name whose rows can be selected. */
function List({ onBulk, ...props }: Partial<Props> & { onBulk: (action: string, names: string[]) => void }) {
  const [selection, onSelection] = useState<ReadonlySet<string>>(new Set())
  const [filter, setFilter] = useState({ ...everyTriage, sort: 'name' as const })
  return (
    <ClockProvider clock={fixedClock(sampleNow)}>
      <TriageList
        connectors={triaged(12)}
        viewer={administrator}
        filter={filter}
        onFilter={(next) => setFilter({ ...next, sort: 'name' })}
        onAction={vi.fn()}
        hrefOf={() => '/'}
        actionHref={() => '/'}
        bulk={{
          selection,
          onSelection,
          onBulk: (action, connectors) =>
            onBulk(
              action,
              connectors.map(({ name }) => name),
            ),
        }}
        {...props}
      />
    </ClockProvider>
  )
}

function show(props: Partial<Props> = {}) {
  const onBulk = vi.fn()
  render(<List onBulk={onBulk} {...props} />)
  return onBulk
}
const row = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` })
const all = () => screen.getByRole('checkbox', { name: 'Select all shown connectors' })
const bar = () => within(screen.getByRole('group', { name: 'Actions on the selected connectors' }))
const refresh = async () => {
  const [first] = bar().getAllByRole('button', { name: 'Refresh' })
  if (first) await userEvent.click(first)
}

describe('the selection of a list', () => {
  it('shows the actions only while a row is selected, and announces the number [GLANCE-140]', async () => {
    show()
    expect(screen.queryByRole('group', { name: /^Actions on/ })).not.toBeInTheDocument()
    await userEvent.click(row('Acme web shop'))
    expect(screen.getByText('1 connector selected', { selector: '[role=status]' })).toBeInTheDocument()
    await userEvent.click(bar().getByRole('button', { name: 'Clear selection' }))
    expect(row('Acme web shop')).not.toBeChecked()
    expect(row('Acme web shop')).toHaveFocus()
    expect(screen.queryByRole('group', { name: /^Actions on/ })).not.toBeInTheDocument()
  })

  it('selects with Space, and a range with Shift [GLANCE-140]', async () => {
    const onBulk = show()
    const user = userEvent.setup()
    row('Acme web shop').focus()
    await user.keyboard(' ')
    await user.keyboard('{Shift>}')
    await user.click(row('Daily figures of store 10'))
    await user.keyboard('{/Shift}')
    await refresh()
    const names = ['Acme web shop', 'Birch Trading', 'Closed branch', 'Daily figures of store 10']
    expect(onBulk).toHaveBeenLastCalledWith('refresh', names)
  })

  it('selects all shown rows, and is mixed while some are [GLANCE-140]', async () => {
    show()
    await userEvent.click(row('New depot'))
    expect(all()).toBePartiallyChecked()
    await userEvent.click(all())
    expect(screen.getByText('12 connectors selected', { selector: '[role=status]' })).toBeInTheDocument()
    await userEvent.click(all())
    expect(row('New depot')).not.toBeChecked()
  })

  it('forgets rows that a filter hides [GLANCE-145]', async () => {
    const onBulk = show()
    await userEvent.click(all())
    await userEvent.click(screen.getByRole('button', { name: 'Error 1' }))
    await refresh()
    expect(onBulk).toHaveBeenLastCalledWith('refresh', ['Wharfside stock'])
    await userEvent.click(screen.getByRole('button', { name: 'Error 1' }))
    expect(screen.getByText('1 connector selected', { selector: '[role=status]' })).toBeInTheDocument()
  })

  it('offers only what the user may do [GLANCE-140]', async () => {
    show({ viewer: member })
    await userEvent.click(all())
    expect(bar().queryByRole('button', { name: 'Disconnect' })).not.toBeInTheDocument()
    expect(bar().getAllByRole('button', { name: 'Refresh' }).length).toBeGreaterThan(0)
  })

  it('draws only the rows in sight after all 5,000 are selected [GLANCE-140]', async () => {
    show({ connectors: triaged(5_000) })
    await userEvent.click(all())
    expect(screen.getByText('5,000 connectors selected', { selector: '[role=status]' })).toBeInTheDocument()
    expect(screen.getAllByRole('row').length).toBeLessThan(100)
  })
})

describe('the dialog of an action on several connectors', () => {
  const dialog = { onStart: vi.fn(), onStop: vi.fn(), onClose: vi.fn(), types: [] }

  it('states the effect and what is left out before it starts [GLANCE-141]', () => {
    render(<BulkDialog {...dialog} action="refresh" plan={fivePlanned} progress={null} />)
    expect(screen.getByText('This refreshes 5 connectors.')).toBeInTheDocument()
    expect(screen.getByText('Warehouse files')).toBeInTheDocument()
    expect(screen.getByText('2 connectors left out: disconnected or deleted')).toBeInTheDocument()
    expect(screen.getByText(/^1 connector left out: the first refresh costs money/)).toBeInTheDocument()
  })

  it('cannot start when everything is left out [GLANCE-141]', () => {
    render(<BulkDialog {...dialog} action="refresh" plan={nothingPlanned} progress={null} />)
    expect(screen.getByRole('button', { name: 'Refresh' })).toBeDisabled()
  })

  it('counts, can be stopped, and shows what has failed so far while it runs [GLANCE-143]', async () => {
    const progress = progressWith('running', ['done', 'failed', 'running'])
    render(<BulkDialog {...dialog} action="refresh" plan={fivePlanned} progress={progress} />)
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Harbour & Pine LtdFailedIt is running already.',
    ])
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
    expect(dialog.onStop).toHaveBeenCalledOnce()
  })

  it('lists every result, the failed first, and retries [GLANCE-144]', async () => {
    const progress = progressWith('failed', ['done', 'failed', 'done', 'done', 'done'])
    render(<BulkDialog {...dialog} action="refresh" plan={fivePlanned} progress={progress} />)
    expect(screen.getByText('Done for 4 of 5 connectors. 1 failed.')).toBeInTheDocument()
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('Harbour & Pine Ltd')
    await userEvent.click(screen.getByRole('button', { name: 'Retry 1 failed' }))
    expect(dialog.onStart).toHaveBeenCalled()
  })

  it('continues what was stopped, which is not a failure [GLANCE-143]', () => {
    const progress = progressWith('stopped', ['done', 'done', 'done'])
    render(<BulkDialog {...dialog} action="refresh" plan={fivePlanned} progress={progress} />)
    expect(screen.getByText('Done for 3 of 5 connectors. 2 were not started.')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled()
  })

  it('stays busy without a message until it is closed after everything is done [GLANCE-144]', () => {
    const progress = progressWith('done', ['done', 'done', 'done', 'done', 'done'])
    render(<BulkDialog {...dialog} action="refresh" plan={fivePlanned} progress={progress} />)
    expect(screen.queryByText(/^Done for/)).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  })

  it('does not offer to cancel the cancelling of refreshes [GLANCE-141]', () => {
    render(<BulkDialog {...dialog} action="cancel" plan={fivePlanned} progress={null} />)
    expect(screen.getByRole('button', { name: 'Keep refreshing' })).toBeEnabled()
    expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument()
  })
})
