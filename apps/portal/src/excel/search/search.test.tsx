import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { refusal } from '../../test/fake-backend.ts'
import { address, freshBrowser, openPortal } from '../../test/open-portal.tsx'
import { accessBackend } from '../access/access.samples.ts'

freshBrowser()

const page = '/excel/search'
const box = () => screen.findByRole('searchbox', { name: 'Search' })
const region = async (name: string) => within(await screen.findByRole('region', { name }))

describe('the search across the Excel structure [STRUCT-01]', () => {
  it('finds items of several kinds and keeps the text in the address', async () => {
    await openPortal(page, accessBackend())
    await screen.findByText('Enter a name in the search box.')
    await userEvent.type(await box(), 'RE')
    const areas = await region('Areas')
    expect(areas.getByRole('link', { name: /^Re ?venue$/ }).getAttribute('href')).toBe(
      '/excel/areas?edit=rev',
    )
    const subareas = await region('Sub-areas')
    expect(subareas.getByRole('link', { name: /^Re ?tail North in Old costs, Revenue$/ })).toBeDefined()
    expect(location.search).toBe('?search=re')
    expect(screen.getByText('2 matches')).toBeDefined()
  })

  it('shows the status of an archived area', async () => {
    await openPortal(`${page}?search=old`, accessBackend())
    expect((await region('Areas')).getByRole('link', { name: 'Old costs Archived' })).toBeDefined()
  })

  it('opens the form of an item with one press', async () => {
    await openPortal(`${page}?search=acme`, accessBackend())
    await userEvent.click((await region('Entities')).getByRole('link', { name: 'Acme BV' }))
    expect(await screen.findByRole('dialog', { name: 'Edit entity' })).toBeDefined()
    expect(address()).toBe('/excel/security/entities?edit=bv')
  })

  it('shows that nothing matches', async () => {
    await openPortal(`${page}?search=payroll`, accessBackend())
    expect(await screen.findByText('Nothing in the Excel structure matches “payroll”.')).toBeDefined()
  })

  it('offers to try again when a list fails to load', async () => {
    const backend = accessBackend()
    backend.on('GET /versions', refusal(500, 'Out of order.'))
    await openPortal(`${page}?search=old`, backend)
    expect(await screen.findByRole('button', { name: /try again/i })).toBeDefined()
    expect(screen.queryByRole('region', { name: 'Areas' })).toBeNull()
  })

  it('is part of the palette', async () => {
    await openPortal('/home', accessBackend())
    await screen.findByRole('button', { name: 'Search or jump to' })
    await userEvent.keyboard('{Control>}k{/Control}')
    await userEvent.type(await screen.findByRole('combobox', { name: 'Search or jump to' }), 'controllers')
    await userEvent.click(await screen.findByRole('option', { name: 'Controllers Security group' }))
    await waitFor(() => expect(address()).toBe('/excel/security/security-groups?edit=c'))
  })
})
