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

describe('the page of areas', () => {
  it('shows a card for each area with status, id and links [AREA-01, AREA-02, AREA-03, AREA-04, AREA-05, AREA-17, AREA-18, AREA-28, AREA-30]', async () => {
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

  it('shows the areas that the address searches for [AREA-01, AREA-29]', async () => {
    const { unmount } = await openPortal(`${path}?search=OST`, structure())
    await card('Costs')
    expect(names()).toEqual(['Costs'])
    unmount()
    await openPortal(`${path}?search=zed`, structure())
    expect(await screen.findByRole('heading', { name: 'No areas found.' })).toBeDefined()
    await userEvent.click(main().getByRole('button', { name: 'Clear search' }))
    expect(names()).toHaveLength(3)
  })

  it('hides archived areas, and counts those that a search finds', async () => {
    await openPortal(path, structure())
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Hide archived (1)' }))
    expect(names()).toEqual(['Costs', 'Sales'])
    expect(screen.getByText('1 archived is hidden.')).toBeDefined()
    expect(address()).toBe(`${path}?archived=hidden`)
    await userEvent.type(screen.getByRole('searchbox', { name: /^Search/ }), 'l')
    expect(await screen.findByText('1 archived matches as well.')).toBeDefined()
  })

  it('offers to try again if loading fails, and shows an empty state [AREA-29, SHELL-54]', async () => {
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
  it('sends one call per name in row order [AREA-09, AREA-22, AREA-23, AREA-25, CONST-23, VALID-17]', async () => {
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
    expect(backend.sent).toEqual([
      { call: 'POST /areas', body: { name: 'Beta', comOrganisationId: 'acme' } },
      { call: 'POST /areas', body: { name: 'Alpha', comOrganisationId: 'acme' } },
    ])
    expect(names()).toEqual(['Alpha', 'Beta', 'Costs', 'Old', 'Sales'])
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(address()).toBe(path)
  })

  it('adds an empty row with Add another [AREA-09]', async () => {
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
    expect(backend.sent).toHaveLength(1)
  })

  it('keeps the rows that failed, with the reason [AREA-20, AREA-21, AREA-25, STATE-06, ERR-22]', async () => {
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

  it('lists several messages of one refusal [AREA-20, ERR-21]', async () => {
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

  it('needs confirmation before Back discards names', async () => {
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

describe('editing an area', () => {
  it('sends the name, the status and the expected state [AREA-07, AREA-10, AREA-11, AREA-16, AREA-23, AREA-29]', async () => {
    const backend = structure()
    await openPortal(`${path}?search=cos`, backend)
    await userEvent.click((await card('Costs')).getByRole('button', { name: 'Edit Costs' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Area' }))
    expect(address()).toBe(`${path}?edit=costs&search=cos`)
    expect(dialog.queryByRole('button', { name: 'Add another' })).toBeNull()
    expect(dialog.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Active',
      'Locked',
      'Archived',
    ])
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true)
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Status' }), 'Locked')
    await save()
    expect(await screen.findByText('Costs has been saved.')).toBeDefined()
    expect(backend.sent).toEqual([
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

  it('shows a change by another user before it is overwritten [AREA-20, AREA-21, ERR-22]', async () => {
    const backend = structure()
    await openPortal(`${path}?edit=costs`, backend)
    const name = await screen.findByRole('textbox', { name: 'Name' })
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Archived')
    backend.change('areas', (all) =>
      all.map((row) => (row.Id === 'costs' ? { ...row, Name: 'Outlay' } : row)),
    )
    backend.refuse(/POST/)
    await save()
    expect(await screen.findByText('It has been changed.')).toBeDefined()
    expect(screen.getByText('It is called Outlay now.')).toBeDefined()
    expect(name).toHaveProperty('value', 'Outlay')
    backend.refuse(null)
    await save()
    await card('Outlay')
    expect(backend.sent.at(-1)?.body).toMatchObject({ name: 'Outlay', expected: { name: 'Outlay' } })
  })

  it('shows that the area does not exist', async () => {
    await openPortal(`${path}?edit=nowhere`, structure())
    expect(await screen.findByText('This area no longer exists.')).toBeDefined()
    expect(address()).toBe(path)
  })
})

describe('deleting an area', () => {
  it('removes the card immediately after confirmation and moves the focus [AREA-08, AREA-12, AREA-23, AREA-29]', async () => {
    const backend = structure()
    await openPortal(path, backend)
    await userEvent.click((await card('Costs')).getByRole('button', { name: 'Delete Costs' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete Costs?' }))
    expect(await question.findByText('2 sub-areas linked to it')).toBeDefined()
    await userEvent.click(question.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Costs has been deleted.')).toBeDefined()
    expect(names()).toEqual(['Old', 'Sales'])
    expect(backend.sent).toEqual([{ call: 'DELETE /areas/costs', body: undefined }])
    expect(document.activeElement).toBe(screen.getByRole('article', { name: 'Old' }))
  })

  it('restores the card if the server refuses, with the reason in a banner [AREA-19, AREA-20, ERR-22]', async () => {
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

  it('is not offered to level 3 [AREA-08, SUBAREA-03]', async () => {
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

  it('are added before others are removed [AREA-06, AREA-13, AREA-15, AREA-16, AREA-27]', async () => {
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
    expect(backend.sent).toEqual([
      { call: 'POST /subareas/link-to-area', body: { areaId: 'costs', subareaId: 'west' } },
      { call: 'POST /subareas/unlink-from-area', body: { areaId: 'costs', subareaId: 'south' } },
    ])
    expect((await card('Costs')).getByRole('img', { name: 'West' })).toBeDefined()
  })

  it('include every sub-area when an automatic area becomes custom [AREA-14, AREA-26, AREA-27, STATE-05]', async () => {
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
    expect(backend.sent.map(({ call }) => call)).toEqual([
      'POST /areas/sales',
      'POST /subareas/unlink-from-area',
    ])
    expect(backend.sent[0]?.body).toMatchObject({ subareaLinkType: 'custom' })
  })

  it('become automatic with two calls [AREA-14, AREA-27, STATE-05]', async () => {
    const backend = structure()
    await openPortal(path, backend)
    const dialog = await manage('Costs')
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Link type' }), 'Automatic')
    await save()
    expect(await (await card('Costs')).findByText('All Sub-areas')).toBeDefined()
    expect(backend.sent.map(({ call, body }) => [call, body])).toEqual([
      ['POST /areas/costs', expect.objectContaining({ subareaLinkType: 'automatic' })],
      ['POST /subareas/link-to-area', { areaId: 'costs', allCurrentAndFuture: true }],
    ])
  })

  it('can be retried if they fail [AREA-20]', async () => {
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
  ])('of %s show why the link type cannot become %s [AREA-14, AREA-20]', async (name, type) => {
    const backend = structure()
    backend.refuse(/subareaLinkType/)
    await openPortal(path, backend)
    const dialog = await manage(name)
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Link type' }), type)
    await save()
    expect(await dialog.findByText('Could not change the link type: It has been changed.')).toBeDefined()
  })

  it('are merged with a change by another user before anything is sent', async () => {
    const backend = structure()
    await openPortal(path, backend)
    const dialog = await manage('Costs')
    await tick('South')
    backend.change('areas', (all) =>
      all.map((row) => (row.Id === 'costs' ? customArea('Costs', 'North', 'South', 'West') : row)),
    )
    await save()
    expect(await dialog.findByText(/^Another user has changed the links of Costs/)).toBeDefined()
    expect(backend.sent).toEqual([])
    const ticked = dialog.getAllByRole('checkbox', { checked: true })
    expect(ticked).toHaveLength(2)
    await save()
    expect(await screen.findByText('Links saved')).toBeDefined()
    expect(backend.sent).toEqual([
      { call: 'POST /subareas/unlink-from-area', body: { areaId: 'costs', subareaId: 'south' } },
    ])
  })
})

describe('the page of sub-areas', () => {
  const place = '/excel/subareas'

  it('shows the areas that each sub-area is linked to [SUBAREA-01, SUBAREA-02, SUBAREA-06, SUBAREA-07, SUBAREA-08, SUBAREA-09]', async () => {
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

  it('shows no cards before the areas are loaded [SUBAREA-06]', async () => {
    const backend = areasBackend({ subareas: [subareaRow('Nowhere')] })
    const areas = held(() => [])
    backend.on(AREAS, areas.handler)
    await openPortal(place, backend)
    expect(main().queryByText('Nowhere')).toBeNull()
    areas.letGo()
    expect(await (await card('Nowhere')).findByText('Not linked')).toBeDefined()
  })

  it('adds, edits and deletes sub-areas with their list order [SUBAREA-03, SUBAREA-04, SUBAREA-05, SUBAREA-07, CONST-22]', async () => {
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
    expect(backend.sent).toEqual([
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
