import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Client } from '@tributary/domain'
import { organisationsMessages } from '@tributary/sdk/organisations'
import { describe, expect, it, vi } from 'vitest'
import { OrganisationDialog, type OrganisationDialogProps } from './OrganisationDialog.tsx'
import { OrganisationGrid } from './OrganisationGrid.tsx'
import { OrganisationsHeader } from './OrganisationsHeader.tsx'
import { organisation, organisations } from './organisations.samples.ts'

const grid = (some: readonly Client[]) =>
  render(<OrganisationGrid organisations={some} editHref={({ id }) => `/admin/organisations/${id}`} />)

describe('OrganisationGrid', () => {
  it('shows cards with name, key and a link to edit [ORG-01, ORG-11]', () => {
    grid(organisations)
    expect(screen.getAllByRole('article')).toHaveLength(7)
    const card = within(screen.getByRole('article', { name: 'Kauri Ridge Orchards' }))
    expect(card.getByText(organisations[3]?.key ?? 'none')).toBeVisible()
    expect(card.getByRole('link', { name: 'Edit Kauri Ridge Orchards' })).toHaveAttribute(
      'href',
      '/admin/organisations/4',
    )
  })

  it('shows that there are none [ORG-14]', () => {
    grid([])
    expect(screen.getByRole('heading', { name: 'No organisations found.' })).toBeVisible()
  })

  it.each([
    [undefined, undefined, ''],
    [7, undefined, '7 organisations.'],
    [7, 2, '2 of 7 organisations.'],
  ])('of %s the search finds %s: %j', (total, found, summary) => {
    render(<OrganisationsHeader total={total} found={found} onAdd={() => {}} />)
    expect(screen.queryByRole('status')?.textContent ?? '').toBe(summary)
  })
})

const open = (props: Partial<OrganisationDialogProps> = {}) => {
  const onSave = vi.fn()
  const onClose = vi.fn()
  const dialog = (more: Partial<OrganisationDialogProps> = {}) => (
    <OrganisationDialog
      known={null}
      organisationKey="the-key"
      organisations={organisations}
      {...{ onSave, onClose }}
      {...props}
      {...more}
    />
  )
  const { rerender } = render(dialog())
  return { onSave, onClose, change: (more: Partial<OrganisationDialogProps>) => rerender(dialog(more)) }
}
const field = (name: 'Key' | 'Name' | 'Schema') =>
  screen.getByRole('textbox', { name: new RegExp(`^${name}`) })
const button = (name: string) => screen.getByRole('button', { name })

describe('adding an organisation', () => {
  it('starts at the name, with a read-only key to copy [ORG-03, ORG-04, ORG-07]', async () => {
    open()
    expect(screen.getByRole('dialog', { name: 'Add Organisation' })).toBeVisible()
    expect(field('Name')).toHaveFocus()
    expect(field('Key')).toHaveValue('the-key')
    expect(field('Key')).toHaveAttribute('readonly')
    expect(button('Copy')).toBeVisible()
    expect(button('Cancel')).toBeVisible()
  })

  it('requires a name, but no schema [ORG-05, ORG-06, VALID-11]', async () => {
    const { onSave } = open()
    await userEvent.click(button('Save'))
    expect(field('Name')).toHaveFocus()
    expect(field('Name')).toHaveAccessibleDescription(/^required/)
    expect(onSave).not.toHaveBeenCalled()
    await userEvent.type(field('Name'), 'Cedar & Co')
    await userEvent.click(button('Save'))
    expect(onSave).toHaveBeenCalledExactlyOnceWith({ name: 'Cedar & Co', code: '' })
  })

  it('shows the resulting schema and warns about an equal name, without blocking', async () => {
    const { onSave } = open()
    await userEvent.type(field('Name'), 'kauri ridge orchards')
    expect(field('Name')).toHaveAccessibleDescription(organisationsMessages.sameName)
    await userEvent.type(field('Schema'), 'Kauri (2)')
    expect(field('Schema')).toHaveAccessibleDescription(organisationsMessages.schemaName('kauri_2'))
    await userEvent.click(button('Save'))
    expect(onSave).toHaveBeenCalledOnce()
  })
})

describe('editing an organisation', () => {
  it('starts with its data, without a warning about its own name [ORG-11, ORG-12]', async () => {
    const [, , harbour] = organisations
    open({ known: { ...organisation(), ...harbour, code: 'pine' }, organisationKey: harbour?.key ?? '' })
    expect(screen.getByRole('dialog', { name: 'Edit Organisation' })).toBeVisible()
    expect(field('Name')).toHaveValue('Harbour & Pine Group')
    expect(field('Name')).toHaveAccessibleDescription('')
    expect(field('Schema')).toHaveValue('pine')
  })

  it('shows the server’s error at the schema until it changes [ORG-13]', async () => {
    const { change } = open({ known: organisation() })
    change({ refusals: { code: organisationsMessages.schemaTaken } })
    expect(field('Schema')).toHaveFocus()
    expect(field('Schema')).toHaveAccessibleDescription(organisationsMessages.schemaTaken)
    await userEvent.type(field('Schema'), '2')
    expect(field('Schema')).toBeValid()
  })

  it('is sent once and stays open until the server responds', async () => {
    const { onSave, onClose, change } = open({ known: organisation() })
    change({ busy: true })
    await userEvent.keyboard('{Escape}')
    await userEvent.dblClick(button('Save'))
    expect([onSave, onClose].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
  })

  it('reports unsaved input', async () => {
    const onDirty = vi.fn()
    open({ known: organisation(), onDirty })
    await userEvent.type(field('Name'), '!')
    expect(onDirty).toHaveBeenLastCalledWith(true)
    await userEvent.type(field('Name'), '{Backspace}')
    expect(onDirty).toHaveBeenLastCalledWith(false)
  })
})
