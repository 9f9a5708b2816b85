import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { Stack } from '../../layout/Stack.tsx'
import { CsvButton } from './CsvButton.tsx'
import { type RecordExport, RecordExports } from './RecordExports.tsx'

type Row = { name: string; rows: number }

const columns = [
  { header: 'Name', text: ({ name }: Row) => name },
  { header: 'Rows', text: ({ rows }: Row) => String(rows) },
]
const tables: Row[] = [
  { name: 'invoices', rows: 4131 },
  { name: 'orders', rows: 17 },
]
const list = { columns, subject: 'Tables', organisation: 'acme Traders' }

const meta: Meta = { title: 'Primitives/CsvButton' }
export default meta

/** With one row, with many, and small above a table. An empty list has no button. */
export const Sizes: StoryObj = {
  render: () => (
    <Stack gap={4} alignItems="start">
      <CsvButton {...list} rows={tables.slice(1)} />
      <CsvButton {...list} rows={Array.from({ length: 5000 }, () => tables).flat()} />
      <CsvButton {...list} rows={tables} size="sm" variant="ghost" />
      <CsvButton {...list} rows={[]} />
    </Stack>
  ),
  play: async () => {
    await expect(screen.getAllByRole('button').map((button) => button.textContent)).toHaveLength(3)
    await expect(screen.getByRole('button', { name: 'Download CSV 1 row' })).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Download CSV 10,000 rows' })).toBeVisible()
  },
}

const refuse = fn<RecordExport>(() => Promise.resolve(false))

/** A list of people. The application records its export first, and writes no file if that is refused. */
export const Recorded: StoryObj = {
  render: () => (
    <RecordExports onExport={refuse}>
      <CsvButton {...list} rows={tables} subject="Users" exports="users" />
    </RecordExports>
  ),
  play: async () => {
    const button = screen.getByRole('button', { name: 'Download CSV 2 rows' })
    await userEvent.click(button)
    await expect(refuse).toHaveBeenCalledWith({ subject: 'users', rows: 2, of: 'organisation' })
    await expect(button).toBeEnabled()
  },
}
