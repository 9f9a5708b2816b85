import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { eli, fakeBackend, refusal } from '../../test/fake-backend.ts'
import { freshBrowser, openPortal } from '../../test/open-portal.tsx'

freshBrowser()

const area = (Id: string, Name: string) => ({
  ...{ Id, Name, Status: { Id: 1, Name: 'active' }, SubareaLinkType: 'custom', Subareas: [] },
  ...{ AllCurrentAndFuture: false, comOrganisationId: 'acme' },
})
const admin = { ...eli, role: 'SuperAdmin', roleLevel: 0 }
const deleted = {
  ...{ Id: 'c1', AtUtc: new Date().toISOString(), Action: 'areas.deleted', Target: 'sales', Name: 'Sales' },
  ...{ By: null, UntilUtc: new Date(Date.now() + 600_000).toISOString() },
}
const UNDO = 'POST /structure-changes/c1/undo'

const opened = async (answers: Parameters<typeof fakeBackend>[0]) => {
  const backend = fakeBackend({
    'POST /auth/refresh': admin,
    'GET /areas': [area('sales', 'Sales'), area('costs', 'Costs')],
    'GET /subareas': [],
    'GET /versions': [],
    'GET /permission-groups': [],
    'GET /structure-changes': [deleted],
    [UNDO]: { message: 'ok', data: null },
    ...answers,
  })
  await openPortal('/excel/areas', backend)
  await screen.findByRole('heading', { name: 'Sales' })
  return backend
}
const button = (name: string) => screen.findByRole('button', { name })

describe('recent changes', () => {
  it('are undone in the list, which is loaded again [CHANGE-02]', async () => {
    const backend = await opened({})
    await userEvent.click(await button('Recent changes'))
    expect(await screen.findByText('Area deleted: Sales')).toBeDefined()
    backend.on('GET /structure-changes', [])
    await userEvent.click(await button('Undo for Sales'))
    expect(await screen.findByText('The change of Sales has been undone.')).toBeDefined()
    expect(await screen.findByText('Nothing was changed in the last ten minutes.')).toBeDefined()
  })

  it('stay with the reason if the server refuses [CHANGE-04]', async () => {
    await opened({ [UNDO]: refusal(409, 'This change has already been undone.') })
    await userEvent.click(await button('Recent changes'))
    await userEvent.click(await button('Undo for Sales'))
    const dialog = await screen.findByRole('dialog', { name: 'Recent changes' })
    expect(await within(dialog).findByText('This change has already been undone.')).toBeDefined()
  })
})

it('a deletion is undone from its toast [CHANGE-06]', async () => {
  const backend = await opened({ 'DELETE /areas/sales': { message: 'ok', data: null } })
  await userEvent.click(await button('Delete Sales'))
  await userEvent.click(await button('Delete'))
  await userEvent.click(await button('Undo for Sales'))
  expect(await screen.findByText('The change of Sales has been undone.')).toBeDefined()
  expect(backend.calls).toContain(UNDO)
})

it('an area is merged into another one and leaves the list [CHANGE-07, CHANGE-09]', async () => {
  const bodies: unknown[] = []
  const backend = await opened({
    'POST /areas/sales/merge': ({ body }) => {
      bodies.push(body)
      return { message: 'ok', data: area('costs', 'Costs') }
    },
  })
  await userEvent.click(await button('Merge Sales'))
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Into area' }), 'Costs')
  expect(await screen.findByText('No one will see more or less than now.')).toBeDefined()
  backend.on('GET /areas', [area('costs', 'Costs')])
  await userEvent.click(await button('Merge'))
  expect(await screen.findByText('Sales has been merged into Costs.')).toBeDefined()
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Sales' })).toBeNull())
  expect(bodies).toEqual([{ comOrganisationId: 'acme', intoId: 'costs' }])
})
