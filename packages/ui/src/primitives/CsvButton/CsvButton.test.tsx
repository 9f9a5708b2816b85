import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { savedFiles } from '../../test/saved-files.ts'
import { CsvButton } from './CsvButton.tsx'
import { type RecordExport, RecordExports } from './RecordExports.tsx'

type Row = { name: string }

const show = (rows: readonly Row[]) =>
  render(
    <CsvButton
      columns={[{ header: 'Name', text: ({ name }: Row) => name }]}
      rows={rows}
      subject="Users"
      organisation="acme: Traders"
    />,
  )

it('downloads the rows under their headings, with formulas as text [SHELL-55]', async () => {
  const saved = savedFiles()
  show([{ name: 'Zoë' }, { name: '=1+1' }])
  await userEvent.click(screen.getByRole('button', { name: 'Download CSV 2 rows' }))
  expect(await saved()).toEqual([
    {
      name: expect.stringMatching(/^Users - acme Traders - \d{4}-\d\d-\d\d\.csv$/),
      text: '\uFEFF"Name"\r\n"Zoë"\r\n"\'=1+1"\r\n',
    },
  ])
})

it('is not there for an empty list [SHELL-55]', () => {
  show([])
  expect(screen.queryByRole('button')).toBeNull()
})

it.each([
  ['saves a list of people once its export is recorded [SHELL-58]', true, 1],
  ['saves nothing if the export may not happen [SHELL-58]', false, 0],
])('%s', async (_, allowed, files) => {
  const saved = savedFiles()
  const record = vi.fn<RecordExport>(async () => allowed)
  render(
    <RecordExports onExport={record}>
      <CsvButton
        columns={[{ header: 'Name', text: ({ name }: Row) => name }]}
        rows={[{ name: 'Zoë' }]}
        subject="Users"
        organisation="acme"
        exports="users"
      />
    </RecordExports>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Download CSV 1 row' }))
  expect(record).toHaveBeenCalledExactlyOnceWith({ subject: 'users', rows: 1, of: 'organisation' })
  expect(await saved()).toHaveLength(files)
})
