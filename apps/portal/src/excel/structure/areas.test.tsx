import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { eli, held, refusal } from '../../test/fake-backend.ts'
import { address, freshBrowser, openPortal } from '../../test/open-portal.tsx'
import { AREAS, archived, areaRow, areasBackend, customArea, subareaRow, taken } from './areas.samples.ts'

freshBrowser()

const path = '/excel/areas'
const main = () => within(screen.getByRole('main'))
const card = async (name: string) => within(await screen.findByRole('article', { name }))
const names = () => screen.getAllByRole('article').map((one) => within(one).getByRole('heading').textContent)
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const rows = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Name/ })
const save = () => press('Save')
const tick = async (name: string) => userEvent.click(await screen.findByRole('checkbox', { name }))
const structure = () =>
  areasBackend({
    areas: [areaRow('Sales'), customArea('Costs', 'North', 'South'), areaRow('Old', archived)],
    subareas: [subareaRow('North', 'Costs', 'Sales'), subareaRow('South', 'Costs'), subareaRow('West')],
  })

describe('the areas', () => {
  it('are cards by name with state, id and links, above them what to do after changes [AREA-01] [AREA-02] [AREA-03] [AREA-04] [AREA-05] [AREA-17] [AREA-18] [AREA-28] [AREA-30]', async () => {
    await openPortal(path, structure())
    const costs = await card('Costs')
    expect(names()).toEqual(['Costs', 'Old', 'Sales'])
    expect(costs.getByText('Active')).toBeDefined()
    expect(costs.getByText('ID costs')).toBeDefined()
    expect(costs.getByRole('button', { name: 'Copy costs' })).toBeDefined()
    expect(costs.getByRole('img', { name: 'North' }).textContent).toBe('N')
    expect((await card('Sales')).getByText('All Sub-areas')).toBeDefined()
    expect(screen.getByText('3 areas in acme Traders.')).toBeDefined()
    const link = main().getByRole('link', { name: 'table synchronisation' })
    expect(link.getAttribute('href')).toBe('/excel/table-synchronisation')
    expect(link.closest('p')?.textContent).toBe(
      'After changing the connector structure, please synchronise your settings on the table synchronisation page. Setting up for the first time? Start there.',
    )
    expect(document.title).toBe('Areas · acme Traders · Tributary')
  })

  it('are those the address searches for; none that it finds say so [AREA-01] [AREA-29]', async () => {
    const { unmount } = await openPortal(`${path}?search=OST`, structure())
    await card('Costs')
    expect(names()).toEqual(['Costs'])
    unmount()
    await openPortal(`${path}?search=zed`, structure())
    expect(await screen.findByRole('heading', { name: 'No areas found.' })).toBeDefined()
    await userEvent.click(main().getByRole('button', { name: 'Clear search' }))
    expect(names()).toHaveLength(3)
  })

  it('that are archived can be hidden; a search says that it finds them', async () => {
    await openPortal(path, structure())
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Hide archived (1)' }))
    expect(names()).toEqual(['Costs', 'Sales'])
    expect(screen.getByText('1 archived is hidden.')).toBeDefined()
    expect(address()).toBe(`${path}?archived=hidden`)
    await userEvent.type(screen.getByRole('searchbox', { name: /^Search/ }), 'l')
    expect(await screen.findByText('1 archived matches as well.')).toBeDefined()
  })

  it('that are none say so, and those that do not come can be asked for again [AREA-29] [SHELL-54]', async () => {
    const backend = areasBackend()
    backend.on(AREAS, refusal(400, 'Not now.'))
    await openPortal(path, backend)
    expect(await screen.findByText('Not now.')).toBeDefined()
    backend.on(AREAS, [])
    await press('Try again')
    expect(await screen.findByRole('heading', { name: 'No areas found.' })).toBeDefined()
  })
})

describe('adding areas', () => {
  it('asks for a name, sends one call per name in row order and leaves out empty rows [AREA-09] [AREA-22] [AREA-23] [AREA-25] [CONST-23] [VALID-17]', async () => {
    const backend = structure()
    await openPortal(path, backend)
    await card('Costs')
    await press('Add Area(s)')
    await screen.findByRole('dialog', { name: 'Add Area(s)' })
    await save()
    expect(await screen.findByText('required')).toBeDefined()
    await userEvent.type(rows()[0] as HTMLElement, ' Beta {Enter}Alpha{Enter}')
    await save()
    expect(await screen.findByText('2 areas have been added.')).toBeDefined()
    expect(backend.said).toEqual([
      { call: 'POST /areas', body: { name: 'Beta', comOrganisationId: 'acme' } },
      { call: 'POST /areas', body: { name: 'Alpha', comOrganisationId: 'acme' } },
    ])
    expect(names()).toEqual(['Alpha', 'Beta', 'Costs', 'Old', 'Sales'])
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(address()).toBe(path)
  })

  it('Add another adds an empty row whatever is typed [AREA-09]', async () => {
    const backend = structure()
    await openPortal(`${path}?new`, backend)
    await screen.findByRole('dialog', { name: 'Add Area(s)' })
    await press('Add another')
    await press('Add another')
    expect(rows().map(({ value }) => value)).toEqual(['', '', ''])
    expect(document.activeElement).toBe(rows()[2])
    await userEvent.type(rows()[1] as HTMLElement, 'Alpha')
    await press('Add another')
    expect(rows().map(({ value }) => value)).toEqual(['', 'Alpha', '', ''])
    expect(document.activeElement).toBe(rows()[3])
    await save()
    expect(await screen.findByText('Alpha has been added.')).toBeDefined()
    expect(backend.said).toHaveLength(1)
  })

  it('stays open with the rows that failed and their message [AREA-20] [AREA-21] [AREA-25] [STATE-06] [ERR-22]', async () => {
    const backend = structure()
    await openPortal(`${path}?new`, backend)
    await screen.findByRole('dialog', { name: 'Add Area(s)' })
    await userEvent.type(rows()[0] as HTMLElement, 'Alpha{Enter}Costs{Enter}Beta')
    await save()
    await waitFor(() => expect(rows().map(({ value }) => value)).toEqual(['Costs']))
    expect(screen.getByText('2 areas have been added.')).toBeDefined()
    expect(within(screen.getByRole('alert')).getByText(taken)).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(rows()[0]))
    await userEvent.type(rows()[0] as HTMLElement, ' 2')
    await save()
    expect(await screen.findByText('Costs 2 has been added.')).toBeDefined()
  })

  it('tells several messages of one refusal as a list [AREA-20] [ERR-21]', async () => {
    const backend = structure()
    const message = ['Too long.', 'Taken.']
    backend.on('POST /areas', Response.json({ statusCode: 400, message }, { status: 400 }))
    await openPortal(`${path}?new`, backend)
    await screen.findByRole('dialog', { name: 'Add Area(s)' })
    await userEvent.type(rows()[0] as HTMLElement, 'Alpha')
    await save()
    const banner = within(await screen.findByRole('alert'))
    expect(banner.getByText('The following errors occurred:')).toBeDefined()
    expect(banner.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(message)
  })

  it('is not given up by Back without a question', async () => {
    await openPortal(path, structure())
    await card('Costs')
    await press('Add Area(s)')
    await userEvent.type(rows()[0] as HTMLElement, 'Alpha')
    await act(async () => history.back())
    const question = await screen.findByRole('alertdialog', { name: 'Discard your changes?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Keep editing' }))
    expect(rows()[0]?.value).toBe('Alpha')
  })
})

describe('changing an area', () => {
  it('sends name, status and what was seen; there is no second row [AREA-07] [AREA-10] [AREA-11] [AREA-16] [AREA-23] [AREA-29]', async () => {
    const backend = structure()
    await openPortal(`${path}?search=cos`, backend)
    await userEvent.click((await card('Costs')).getByRole('button', { name: 'Edit Costs' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Area' }))
    expect(address()).toBe(`${path}?edit=costs&search=cos`)
    expect(dialog.queryByRole('button', { name: 'Add another' })).toBeNull()
    expect(dialog.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'active',
      'locked',
      'archived',
    ])
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true)
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Status' }), 'locked')
    await save()
    expect(await screen.findByText('Costs has been saved.')).toBeDefined()
    expect(backend.said).toEqual([
      {
        call: 'POST /areas/costs',
        body: {
          name: 'Costs',
          comOrganisationId: 'acme',
          statusId: 2,
          subareaLinkType: 'custom',
          expected: { name: 'Costs', statusId: 1, subareaLinkType: 'custom' },
        },
      },
    ])
    expect((await card('Costs')).getByText('Locked')).toBeDefined()
    expect(address()).toBe(`${path}?search=cos`)
  })

  it('that somebody else has changed meanwhile is told, and overwritten only knowingly [AREA-20] [AREA-21] [ERR-22]', async () => {
    const backend = structure()
    await openPortal(`${path}?edit=costs`, backend)
    const name = await screen.findByRole('textbox', { name: 'Name' })
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'archived')
    backend.change('areas', (all) =>
      all.map((row) => (row.Id === 'costs' ? { ...row, Name: 'Outlay' } : row)),
    )
    backend.refuse(/POST/)
    await save()
    expect(await screen.findByText('Somebody else has changed it.')).toBeDefined()
    expect(screen.getByText('It is called Outlay now.')).toBeDefined()
    expect(name).toHaveProperty('value', 'Outlay')
    backend.refuse(null)
    await save()
    await card('Outlay')
    expect(backend.said.at(-1)?.body).toMatchObject({ name: 'Outlay', expected: { name: 'Outlay' } })
  })

  it('that is not there any more says so', async () => {
    await openPortal(`${path}?edit=nowhere`, structure())
    expect(await screen.findByText('This area is no longer there.')).toBeDefined()
    expect(address()).toBe(path)
  })
})

describe('deleting an area', () => {
  it('asks first, takes it away at once and passes the focus on [AREA-08] [AREA-12] [AREA-23] [AREA-29]', async () => {
    const backend = structure()
    await openPortal(path, backend)
    await userEvent.click((await card('Costs')).getByRole('button', { name: 'Delete Costs' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete Costs?' }))
    expect(await question.findByText('2 sub-areas linked to it')).toBeDefined()
    await userEvent.click(question.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Costs has been deleted.')).toBeDefined()
    expect(names()).toEqual(['Old', 'Sales'])
    expect(backend.said).toEqual([{ call: 'DELETE /areas/costs', body: undefined }])
    expect(document.activeElement).toBe(screen.getByRole('article', { name: 'Old' }))
  })

  it('that is refused brings it back, with the reason in a banner that can be dismissed [AREA-19] [AREA-20] [ERR-22]', async () => {
    const backend = structure()
    backend.refuse(/DELETE/)
    await openPortal(path, backend)
    await userEvent.click((await card('Costs')).getByRole('button', { name: 'Delete Costs' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    const banner = within(await screen.findByRole('alert'))
    expect(banner.getByText('It is in use.')).toBeDefined()
    await card('Costs')
    await userEvent.click(banner.getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })

  it('is not for level 3 [AREA-08] [SUBAREA-03]', async () => {
    const backend = structure()
    backend.on('POST /auth/refresh', eli)
    await openPortal(path, backend)
    expect((await card('Costs')).queryByRole('button', { name: /^Delete/ })).toBeNull()
  })
})

describe('the links of an area', () => {
  const manage = async (name: string) => {
    await userEvent.click(
      (await card(name)).getByRole('button', { name: `Manage linked sub-areas of ${name}` }),
    )
    return within(await screen.findByRole('dialog', { name: 'Manage linked sub-areas' }))
  }

  it('link what is ticked first and unlink the rest last [AREA-06] [AREA-13] [AREA-15] [AREA-16] [AREA-27]', async () => {
    const backend = structure()
    await openPortal(path, backend)
    const dialog = await manage('Costs')
    const button = dialog.getByRole<HTMLButtonElement>('button', { name: 'Save' })
    expect(button.disabled).toBe(true)
    await tick('West')
    await tick('South')
    expect(await dialog.findByText(/^Adds 1 sub-area and removes 1\./)).toBeDefined()
    await save()
    expect(await screen.findByText('Links saved')).toBeDefined()
    expect(backend.said).toEqual([
      { call: 'POST /subareas/link-to-area', body: { areaId: 'costs', subareaId: 'west' } },
      { call: 'POST /subareas/unlink-from-area', body: { areaId: 'costs', subareaId: 'south' } },
    ])
    expect((await card('Costs')).getByRole('img', { name: 'West' })).toBeDefined()
  })

  it('of an automatic one begin with every sub-area when it becomes custom [AREA-14] [AREA-26] [AREA-27] [STATE-05]', async () => {
    const backend = structure()
    const every = ['North', 'South', 'West'].map((Name) => ({ Id: Name.toLowerCase(), Name }))
    backend.change('areas', (all) =>
      all.map((row) => (row.Id === 'sales' ? { ...row, Subareas: every } : row)),
    )
    await openPortal(path, backend)
    const dialog = await manage('Sales')
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Link type' }), 'Custom')
    expect(dialog.getAllByRole('checkbox', { checked: true })).toHaveLength(3)
    await tick('West')
    await save()
    expect(await screen.findByText('Links saved')).toBeDefined()
    expect(backend.said.map(({ call }) => call)).toEqual([
      'POST /areas/sales',
      'POST /subareas/unlink-from-area',
    ])
    expect(backend.said[0]?.body).toMatchObject({ subareaLinkType: 'custom' })
  })

  it('become automatic by the link type and one call for all [AREA-14] [AREA-27] [STATE-05]', async () => {
    const backend = structure()
    await openPortal(path, backend)
    const dialog = await manage('Costs')
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Link type' }), 'Automatic')
    await save()
    expect(await (await card('Costs')).findByText('All Sub-areas')).toBeDefined()
    expect(backend.said.map(({ call, body }) => [call, body])).toEqual([
      ['POST /areas/costs', expect.objectContaining({ subareaLinkType: 'automatic' })],
      ['POST /subareas/link-to-area', { areaId: 'costs', allCurrentAndFuture: true }],
    ])
  })

  it('that fail are told by name and can be tried again [AREA-20]', async () => {
    const backend = structure()
    backend.refuse(/west/)
    await openPortal(path, backend)
    const dialog = await manage('Costs')
    await tick('West')
    await save()
    expect(await dialog.findByText('Could not link West: Not now.')).toBeDefined()
    backend.refuse(null)
    await press('Retry 1 failed')
    expect(await screen.findByText('Links saved')).toBeDefined()
  })

  it.each([
    ['Costs', 'Automatic'],
    ['Sales', 'Custom'],
  ])('of %s whose link type cannot become %s say so [AREA-14] [AREA-20]', async (name, type) => {
    const backend = structure()
    backend.refuse(/subareaLinkType/)
    await openPortal(path, backend)
    const dialog = await manage(name)
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Link type' }), type)
    await save()
    expect(
      await dialog.findByText('Could not change the link type: Somebody else has changed it.'),
    ).toBeDefined()
  })

  it('that somebody else has changed meanwhile are joined before anything is sent', async () => {
    const backend = structure()
    await openPortal(path, backend)
    const dialog = await manage('Costs')
    await tick('South')
    backend.change('areas', (all) =>
      all.map((row) => (row.Id === 'costs' ? customArea('Costs', 'North', 'South', 'West') : row)),
    )
    await save()
    expect(await dialog.findByText(/^Another user has changed the links of Costs/)).toBeDefined()
    expect(backend.said).toEqual([])
    const ticked = dialog.getAllByRole('checkbox', { checked: true })
    expect(ticked).toHaveLength(2)
    await save()
    expect(await screen.findByText('Links saved')).toBeDefined()
    expect(backend.said).toEqual([
      { call: 'POST /subareas/unlink-from-area', body: { areaId: 'costs', subareaId: 'south' } },
    ])
  })
})

describe('the sub-areas', () => {
  const place = '/excel/subareas'

  it('say what they are linked to, and lead on [SUBAREA-01] [SUBAREA-02] [SUBAREA-06] [SUBAREA-07] [SUBAREA-08] [SUBAREA-09]', async () => {
    const backend = structure()
    backend.change('subareas', (all) => [...all, { ...subareaRow('East'), Status: null }])
    await openPortal(place, backend)
    const north = await card('North')
    expect(north.getByText('LINKED TO')).toBeDefined()
    expect(north.getByText('Costs').closest('p')?.textContent).toBe('Costs, Old, Sales')
    expect(await (await card('East')).findByText('All Areas')).toBeDefined()
    expect((await card('East')).getByText('Active')).toBeDefined()
    expect(main().getByRole('link', { name: 'Link Areas to Subareas' }).getAttribute('href')).toBe(
      '/excel/subareas/link',
    )
    expect(main().getByRole('link', { name: 'table synchronisation' })).toBeDefined()
    await userEvent.type(screen.getByRole('searchbox', { name: /^Search/ }), 'zed')
    expect(await screen.findByRole('heading', { name: 'No sub-areas found.' })).toBeDefined()
  })

  it('show no links before the areas are there, and none without areas [SUBAREA-06]', async () => {
    const backend = areasBackend({ subareas: [subareaRow('Nowhere')] })
    const areas = held(() => [])
    backend.on(AREAS, areas.handler)
    await openPortal(place, backend)
    expect(main().queryByText('Nowhere')).toBeNull()
    areas.letGo()
    expect(await (await card('Nowhere')).findByText('Not linked')).toBeDefined()
  })

  it('are added, changed and deleted with their place in the list [SUBAREA-03] [SUBAREA-04] [SUBAREA-05] [SUBAREA-07] [CONST-22]', async () => {
    const backend = structure()
    await openPortal(place, backend)
    await card('North')
    await press('Add Sub-area(s)')
    await userEvent.type(rows()[0] as HTMLElement, 'East{Enter}Far East')
    await save()
    expect(await screen.findByText('2 sub-areas have been added.')).toBeDefined()
    await userEvent.click((await card('East')).getByRole('button', { name: 'Edit East' }))
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'ern')
    await save()
    await card('Eastern')
    await userEvent.click((await card('Eastern')).getByRole('button', { name: 'Delete Eastern' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Eastern has been deleted.')).toBeDefined()
    expect(backend.said).toEqual([
      { call: 'POST /subareas', body: { name: 'East', comOrganisationId: 'acme', listOrder: 1 } },
      { call: 'POST /subareas', body: { name: 'Far East', comOrganisationId: 'acme', listOrder: 1 } },
      {
        call: 'POST /subareas/east',
        body: {
          ...{ name: 'Eastern', comOrganisationId: 'acme', statusId: 1, listOrder: 1 },
          expected: { name: 'East', statusId: 1 },
        },
      },
      { call: 'DELETE /subareas/east', body: undefined },
    ])
  })
})
