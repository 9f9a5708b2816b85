import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { eli, refusal } from '../../test/fake-backend.ts'
import { address, freshBrowser, openPortal } from '../../test/open-portal.tsx'
import { visibleHeadings } from '../../test/visible-headings.ts'
import { member } from '../../users/users.samples.ts'
import { entity, storedRows, structureBackend } from './structure.samples.ts'

freshBrowser()

const path = '/excel/security/entities'

function entitiesBackend() {
  const entities = storedRows(({ name }, Id) => entity(Id, name), entity('1', 'North'), entity('2', 'East'))
  const backend = structureBackend(eli, {
    'GET /entities': entities.list,
    'POST /entities': entities.add,
    'POST /entities/*': entities.change,
    'DELETE /entities/*': entities.remove,
  })
  return { backend, entities }
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const dialog = (name: string) => screen.findByRole('dialog', { name })
const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent)
const field = () => screen.getByRole('textbox', { name: 'Entity Name' })

describe('the page of entities', () => {
  it('lists entities under the name of the organisation [ENT-01, ENT-02, ENT-06, ENT-07, ENT-11]', async () => {
    const { backend } = entitiesBackend()
    await openPortal(path, backend)
    await screen.findByRole('heading', { level: 1, name: 'acme Traders' })
    await screen.findByRole('table', { name: 'Entities' })
    expect(names()).toEqual(['East', 'North'])
    expect(screen.getAllByText('ACTIVE')).toHaveLength(2)
    expect(document.title).toBe('Entities · acme Traders · Tributary')
    for (const name of ['Edit East', 'Delete East', 'Edit North', 'Delete North'])
      expect(screen.getByRole('button', { name })).toBeDefined()
  })

  it('has visible headings [ENT-02, HELPER-02]', async () => {
    await openPortal(path, entitiesBackend().backend)
    await screen.findByRole('table', { name: 'Entities' })
    expect(visibleHeadings()).toEqual(['Name', 'Status', 'Manage'])
  })

  it('shows an empty state [ENT-10]', async () => {
    const { backend, entities } = entitiesBackend()
    entities.set([])
    await openPortal(path, backend)
    expect(await screen.findByText('No entities found.')).toBeDefined()
  })

  it('shows the linked users before an entity is deleted [ENT-06, ENT-07, ENT-08, ENT-10]', async () => {
    const { backend } = entitiesBackend()
    backend.on('GET /users', [member('Una', { B2SEntities: [{ Id: '1', Name: 'North' }] })])
    backend.on('DELETE /entities/*', refusal(404, 'Not found.'))
    await openPortal(path, backend)
    await press('Delete North')
    const question = await screen.findByRole('alertdialog', { name: 'Delete North?' })
    expect(await within(question).findAllByText('Una Smith')).not.toEqual([])
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('North has been deleted.')).toBeDefined()
  })
})

describe('the form of an entity', () => {
  it('has one required field, and the same buttons for adding and editing [ENT-03, ENT-04, ENT-05, ENT-08, ENT-09]', async () => {
    const { backend, entities } = entitiesBackend()
    await openPortal(path, backend)
    await press('add new entity')
    const form = await dialog('Add new entity')
    expect(within(form).getAllByRole('textbox')).toHaveLength(1)
    expect(within(form).getByRole('button', { name: 'Cancel' })).toBeDefined()
    await press('Add')
    expect(await within(form).findByText('required')).toBeDefined()
    await userEvent.type(field(), ' South ')
    await press('Add')
    expect(await screen.findByText('South has been added.')).toBeDefined()
    expect(names()).toEqual(['East', 'North', 'South'])
    await press('Edit East')
    await dialog('Edit entity')
    await userEvent.type(field(), 'ern')
    await press('Add')
    expect(await screen.findByText('Eastern has been saved.')).toBeDefined()
    expect(entities.sent).toEqual([
      { name: 'South', comOrganisationId: 'acme' },
      { name: 'Eastern', comOrganisationId: 'acme', expected: { name: 'East' } },
    ])
  })

  it('stays open if the name is taken [ENT-04]', async () => {
    const { backend } = entitiesBackend()
    await openPortal(path, backend)
    await press('Edit East')
    await userEvent.clear(field())
    await userEvent.type(field(), 'north')
    await press('Add')
    expect(await screen.findByText('There is already one called north.')).toBeDefined()
    expect(field()).toHaveProperty('value', 'north')
    await press('Cancel')
    await waitFor(() => expect(address()).toBe(path))
  })

  it('returns to the list if the entity does not exist', async () => {
    const { backend } = entitiesBackend()
    await openPortal(`${path}?edit=99`, backend)
    expect(await screen.findByText('This entity no longer exists.')).toBeDefined()
    expect(address()).toBe(path)
  })
})
