import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { savedFiles } from '../../test/saved-files.ts'
import { CsvButton } from './CsvButton.tsx'

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
