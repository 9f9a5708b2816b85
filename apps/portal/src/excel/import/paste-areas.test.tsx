import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { refusal } from '../../test/fake-backend.ts'
import { address, freshBrowser, openPortal } from '../../test/open-portal.tsx'
import { areaRow, areasBackend, customArea, subareaRow } from '../structure/areas.samples.ts'

freshBrowser()

const backend = () =>
  areasBackend({
    areas: [areaRow('Sales'), customArea('Costs', 'North')],
    subareas: [subareaRow('North'), subareaRow('South')],
  })

async function openTable(made = backend()) {
  await openPortal('/excel/areas', made)
  await userEvent.click(await screen.findByRole('button', { name: 'Paste a table' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Paste areas and sub-areas' }))
  await userEvent.click(dialog.getByRole('textbox', { name: 'Area, row 1' }))
  await userEvent.paste('Costs\tSouth\nPlans\tNorth\n\tWest\nSales\tNorth')
  return { made, dialog }
}

describe('a table pasted on the page of areas [STRUCT-03]', () => {
  it('shows what it adds, and sends all rows in one call', async () => {
    const { made, dialog } = await openTable()
    expect(address()).toBe('/excel/areas?new&of=table')
    expect(dialog.getByText('Adds 1 area, 1 sub-area and 3 links')).toBeDefined()
    expect(dialog.getByText('Exists already, and is linked to all sub-areas.')).toBeDefined()
    let body: unknown
    made.on('POST /areas/import', (request) => {
      body = request.body
      return { message: 'Done.', data: { areas: 1, subareas: 1, links: 3 } }
    })
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }))
    expect(await screen.findByText('Added 1 area, 1 sub-area and 3 links.')).toBeDefined()
    expect(body).toEqual({
      comOrganisationId: 'acme',
      rows: [
        { area: 'Costs', subarea: 'South' },
        { area: 'Plans', subarea: 'North' },
        { area: 'Plans', subarea: 'West' },
        { area: 'Sales', subarea: 'North' },
      ],
    })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('keeps the rows when the server refuses them', async () => {
    const { made, dialog } = await openTable()
    made.on('POST /areas/import', refusal(400, 'Too many sub-areas have been chosen.'))
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }))
    expect(await dialog.findByText('Too many sub-areas have been chosen.')).toBeDefined()
    expect(dialog.getByRole('textbox', { name: 'Area, row 4' })).toHaveProperty('value', 'Sales')
  })
})
