import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { ClockProvider, fixedClock } from '../../patterns/clock/Clock.tsx'
import { sampleNow } from '../connectors.samples.ts'
import { preview, tables } from './preview.samples.ts'
import { TablePreview, type TablePreviewProps } from './TablePreview.tsx'

const draw = (props: Partial<TablePreviewProps> = {}) =>
  render(
    <ClockProvider clock={fixedClock(sampleNow)}>
      <TablePreview
        name="Warehouse files"
        tables={{ state: 'ready', data: tables }}
        chosen={null}
        onChoose={() => {}}
        preview={{ state: 'ready', data: preview }}
        onClose={() => {}}
        {...props}
      />
    </ClockProvider>,
  )

describe('TablePreview', () => {
  it('shows the rows of the first table, and distinguishes null from empty', () => {
    draw()
    const dialog = screen.getByRole('dialog', { name: 'Tables of Warehouse files' })
    expect(dialog).toHaveTextContent('18,204 rows in its last refresh, 1 h 12 min ago.')
    const table = within(dialog).getByRole('table', { name: 'orders' })
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['order_idbigint', 'customertext', 'notetext'])
    expect(within(table).getAllByRole('row')[1]).toHaveTextContent('1Birch Ltdnull')
    expect(dialog).toHaveTextContent('The first 2 rows.')
    expect(within(dialog).getByRole('region', { name: 'Rows of orders' })).toHaveAttribute('tabindex', '0')
  })

  it('shows another table', async () => {
    const onChoose = vi.fn()
    draw({ onChoose })
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Table' }), 'acme.products')
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(tables[1])
  })

  it.each<[string, Partial<TablePreviewProps>, string]>([
    ['none yet', { tables: { state: 'ready', data: [] } }, 'No tables yet.'],
    ['no rows', { preview: { state: 'ready', data: { ...preview, rows: [] } } }, 'This table has no rows.'],
    [
      'one row',
      { preview: { state: 'ready', data: { ...preview, rows: [['1', 'a', '']], hasMore: false } } },
      'The only row.',
    ],
    ['tables loading', { tables: { state: 'loading' } }, 'Loading tables'],
    ['rows loading', { preview: { state: 'loading' } }, 'Loading orders'],
    [
      'no rows to be had',
      { preview: { state: 'failed', failure: { message: 'Too slow.', onRetry() {} } } },
      'Too slow.',
    ],
    [
      'no tables to be had',
      { tables: { state: 'failed', failure: { message: 'No luck.', onRetry() {} } } },
      'No luck.',
    ],
  ])('%s', (_, props, words) => {
    draw(props)
    expect(screen.getByRole('dialog')).toHaveTextContent(words)
  })
})
