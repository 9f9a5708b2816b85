import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { olga } from '../../approvals/approvals.samples.ts'
import { eli, type FakeBackend, refusal } from '../../test/fake-backend.ts'
import { freshBrowser, openPortal } from '../../test/open-portal.tsx'
import { accessBackend } from './access.samples.ts'

freshBrowser()

const roles = [{ Id: 'r4', Name: 'User', RoleLevel: 4, DisplayName: 'User' }]

/** The samples of who sees what, for an administrator who may delete everything. */
function backend(): FakeBackend {
  const made = accessBackend()
  made.on('POST /auth/refresh', { ...eli, role: 'SuperAdmin', roleLevel: 0 })
  made.on('GET /statuses', [
    { Id: 's1', Name: 'Active' },
    { Id: 's2', Name: 'Locked' },
    { Id: 's3', Name: 'Archived' },
  ])
  made.on('GET /approvals', [])
  made.on('GET /roles', roles)
  return made
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const preview = async () => within(await screen.findByRole('region', { name: 'Who gains and loses' }))
const loses = async () => (await preview()).findByText('1 person loses')
const nothing = async () => (await preview()).findByText('No one will see more or less than now.')

describe('who gains and loses is shown before [STRUCT-02]', () => {
  it.each([
    ['an area', '/excel/areas', 'Delete Revenue'],
    ['a sub-area', '/excel/subareas', 'Delete Retail North'],
    ['a group', '/excel/security/security-groups', 'Delete Controllers'],
    ['an entity', '/excel/security/entities', 'Delete Acme BV'],
  ])('%s is deleted', async (_, path, button) => {
    await openPortal(path, backend())
    await press(button)
    expect(await loses()).toBeDefined()
  })

  it('an area that no one sees is deleted', async () => {
    await openPortal('/excel/areas', backend())
    await press('Delete Old costs')
    expect(await nothing()).toBeDefined()
  })

  it('an area is archived, but not before its status changes', async () => {
    await openPortal('/excel/areas?edit=rev', backend())
    const status = await screen.findByRole('combobox', { name: 'Status' })
    expect(screen.queryByRole('region', { name: 'Who gains and loses' })).toBeNull()
    await userEvent.selectOptions(status, 'Archived')
    expect(await loses()).toBeDefined()
    await userEvent.selectOptions(status, 'Locked')
    expect(await nothing()).toBeDefined()
  })

  it('a group is archived', async () => {
    await openPortal('/excel/security/security-groups', backend())
    await press('Active, set status of Controllers')
    await userEvent.click(await screen.findByRole('radio', { name: /Archive/ }))
    expect(await loses()).toBeDefined()
  })

  it('the links of an area are saved in its dialog', async () => {
    await openPortal('/excel/areas?edit=rev&of=links', backend())
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Link type' }), 'Custom')
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Retail North' }))
    expect(await loses()).toBeDefined()
  })

  it('the links of an area are saved in the linker, with the names of the people', async () => {
    await openPortal('/excel/subareas/link?edit=rev', backend())
    expect(await nothing()).toBeDefined()
    await userEvent.click(await screen.findByRole('radio', { name: 'Only selected' }))
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Retail North' }))
    expect(await loses()).toBeDefined()
    expect((await preview()).getByText('Ana Smith')).toBeDefined()
  })

  it('a user is assigned to a group', async () => {
    await openPortal('/excel/security/user-security-groups?edit=pia', backend())
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Controllers' }))
    expect(await (await preview()).findByText('1 person gains')).toBeDefined()
  })

  it('all links of a user are deleted', async () => {
    await openPortal('/excel/user-entities', backend())
    await press('Delete Ana Smith')
    expect(await loses()).toBeDefined()
  })

  it('a user is removed from the organisation', async () => {
    const made = backend()
    made.on('POST /auth/refresh', olga)
    await openPortal('/admin/security/users', made)
    await press('Delete Ana Smith')
    expect(await loses()).toBeDefined()
  })

  it('anything is deleted although the lists cannot be loaded', async () => {
    const made = backend()
    made.on('GET /versions', refusal(500, 'Out of order.'))
    await openPortal('/excel/areas', made)
    await press('Delete Revenue')
    expect(await (await preview()).findByText('Could not check who gains and loses.')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Delete' })).toHaveProperty('disabled', false)
  })
})
