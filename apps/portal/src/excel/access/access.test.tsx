import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { whyBackend } from '../../access/access.samples.ts'
import { refusal } from '../../test/fake-backend.ts'
import { freshBrowser, openPortal } from '../../test/open-portal.tsx'
import { accessBackend } from './access.samples.ts'

freshBrowser()
afterEach(() => vi.restoreAllMocks())

const byPerson = '/excel/security/access'
const byItem = `${byPerson}/structure`
const heading = (name: string) => screen.findByRole('heading', { level: 2, name })

describe('access of a user', () => {
  it('shows each reason with a link to the form that changes it [GROUP-19, USERENT-05]', async () => {
    await openPortal(`${byPerson}?user=ana`, accessBackend())
    await heading('Ana Smith')
    expect(screen.getByText('1 area with 1 sub-area, 1 entity')).toBeDefined()
    const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(link('through Controllers: all current and future sub-areas of Revenue')).toBe(
      '/excel/security/security-groups?edit=c',
    )
    expect(link('linked to all current and future entities')).toBe('/excel/user-entities?edit=ana')
    expect(document.title).toBe('Who sees what · acme Traders · Tributary')
  })

  it('lists users of the same name with their email address, and explains why a user sees nothing', async () => {
    await openPortal(byPerson, accessBackend())
    await userEvent.click(await screen.findByRole('radio', { name: 'Pia Smith (pia2@tributary.example)' }))
    await heading('Pia Smith')
    expect(location.search).toBe('?user=pia2')
    expect(
      screen.getByText('They are in no security group, and linked to no entity and no helper table.'),
    ).toBeDefined()
  })

  it('shows that a user has left the organisation', async () => {
    await openPortal(`${byPerson}?user=gone`, accessBackend())
    expect(await screen.findByText('This person is no longer in the organisation.')).toBeDefined()
  })

  it('offers to try again when a list fails to load', async () => {
    const backend = accessBackend()
    backend.on('GET /versions', refusal(500, 'Out of order.'))
    await openPortal(byPerson, backend)
    expect(await screen.findByRole('button', { name: /try again/i })).toBeDefined()
  })
})

describe('access to an item', () => {
  it('links each user to the page of everything they see [GROUP-19]', async () => {
    await openPortal(`${byItem}?kind=area&id=rev`, accessBackend())
    await heading('Revenue')
    const person = screen.getByRole('link', { name: 'Ana Smith' })
    expect(person.getAttribute('href')).toBe(`${byPerson}?user=ana`)
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Entities')
    await userEvent.click(await screen.findByRole('radio', { name: 'Acme BV' }))
    await heading('Acme BV')
    expect(location.search).toBe('?kind=entity&id=bv')
  })

  it('shows that an item is archived [STATE-26]', async () => {
    await openPortal(`${byItem}?kind=area&id=old`, accessBackend())
    expect(await screen.findByText('It is archived.')).toBeDefined()
  })
})

describe('the matrix', () => {
  const matrix = `${byPerson}/matrix`
  const rows = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        [...row.children].map((cell) => cell.getAttribute('aria-label') ?? cell.textContent).join(' | '),
      )

  it('shows how much each person sees of each area, and leads to what a person sees [MATRIX-05]', async () => {
    await openPortal(matrix, accessBackend())
    await screen.findByRole('grid', { name: 'Who sees what: areas' })
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toContain('Revenue')
    expect(rows()[0]).toContain('Ana Smith | Sees')
    await userEvent.click(screen.getByRole('gridcell', { name: /^Sees/ }))
    await heading('Ana Smith')
    expect(location.search).toBe('?user=ana')
  })

  it('leads an administrator from a connector to the reason, and keeps the kind in the address [MATRIX-05]', async () => {
    await openPortal(matrix, whyBackend())
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Show' }), 'Connectors')
    await screen.findByRole('grid', { name: 'Who sees what: connectors' })
    expect(location.search).toBe('?kind=connector')
    expect(screen.getByRole('link', { name: 'Ana Smith' }).getAttribute('href')).toBe('/people/ana')
    const [cell] = screen.getAllByRole('gridcell', { name: 'Does not see it' })
    if (cell) await userEvent.click(cell)
    await heading('Ana Smith cannot see Warehouse.')
    expect(location.search).toBe('?person=ana&kind=connector&id=Warehouse')
  })

  it('shows connectors only to administrators [MATRIX-01]', async () => {
    await openPortal(`${matrix}?kind=connector`, accessBackend())
    await screen.findByRole('grid', { name: 'Who sees what: areas' })
    expect(screen.queryByRole('option', { name: 'Connectors' })).toBeNull()
  })

  it('is printed with letters instead of shapes', async () => {
    await openPortal(`${matrix}?kind=entity`, accessBackend())
    await screen.findByRole('grid')
    await act(async () => void window.dispatchEvent(new Event('beforeprint')))
    const report = screen.getByRole('heading', { name: 'Who sees what: entities' }).closest('main')
    expect(report?.textContent).toMatch(/acme Traders, \d{1,2} \w+ \d{4}, \d\d:\d\d .*, by Eli Elm/)
    expect(report?.querySelectorAll('thead th').length).toBeGreaterThan(1)
    await act(async () => void window.dispatchEvent(new Event('afterprint')))
  })
})

describe('the printed report', () => {
  const print = (event: 'beforeprint' | 'afterprint') =>
    act(async () => void window.dispatchEvent(new Event(event)))

  it('shows everything a user sees, grouped by reason [GROUP-19]', async () => {
    await openPortal(`${byPerson}?user=ana`, accessBackend())
    await heading('Ana Smith')
    await print('beforeprint')
    const report = within(
      screen.getByRole('heading', { name: 'What Ana Smith sees in Excel' }).closest('main') ?? document.body,
    )
    expect(report.getByText(/^acme Traders, \d{1,2} \w+ \d{4}, \d\d:\d\d .*, by Eli Elm$/)).toBeDefined()
    const areas = within(report.getByRole('table', { name: 'Areas' }))
    expect(areas.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Area',
      'Sub-areas',
      'Access',
    ])
    expect(
      areas
        .getAllByRole('row')
        .slice(1)
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Through Controllersall current and future sub-areas of Revenue',
      'RevenueRetail NorthRead and write',
    ])
    await print('afterprint')
    expect(screen.queryByRole('heading', { name: 'What Ana Smith sees in Excel' })).toBeNull()
  })

  it('explains why a user sees nothing, and lists who sees an item [GROUP-19]', async () => {
    const { unmount } = await openPortal(`${byPerson}?user=pia2`, accessBackend())
    await heading('Pia Smith')
    await print('beforeprint')
    expect(screen.getAllByText(/^They are in no security group/)).toHaveLength(2)
    unmount()
    await openPortal(`${byItem}?kind=area&id=rev`, accessBackend())
    await heading('Revenue')
    await print('beforeprint')
    const people = within(
      screen.getByRole('heading', { name: 'Who sees Revenue in Excel' }).closest('main') ?? document.body,
    )
    expect(people.getByRole('row', { name: /^Ana Smith ana@/ }).textContent).toBe(
      'Ana Smithana@tributary.exampleRetail NorthRead and write',
    )
    await print('afterprint')
  })
})

it('downloads who sees what as a CSV file', async () => {
  const files: Blob[] = []
  const names: string[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file)
    return 'blob:it'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  await openPortal(byPerson, accessBackend())
  await userEvent.click(await screen.findByRole('button', { name: 'Download CSV' }))
  await waitFor(() => expect(names[0]).toMatch(/^Who sees what - acme Traders - .*\.csv$/))
  const text = await files[0]?.text()
  expect(text).toContain('"Ana Smith","ana@tributary.example","Entity","Acme BV","",""')
  expect(within(screen.getByRole('main')).queryByRole('alert')).toBeNull()
})
