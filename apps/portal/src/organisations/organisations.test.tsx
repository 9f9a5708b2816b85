import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { eli, fakeBackend, held, refusal } from '../test/fake-backend.ts'
import { address, freshBrowser, openPortal } from '../test/open-portal.tsx'
import { LIST, MENU, organisationsBackend, row, SAVE } from './organisations.samples.ts'

freshBrowser()

const path = '/admin/organisations'
const three = () =>
  organisationsBackend(row('birch', 'Birch Ltd'), row('acme', 'acme Traders', 'acme'), row('cedar', 'Cedar'))

const card = (name: string) => screen.findByRole('article', { name })
const names = () => screen.getAllByRole('article').map((one) => within(one).getByRole('heading').textContent)
const dialog = (name = 'Edit Organisation') => screen.findByRole('dialog', { name })
const menu = () => screen.getByRole('button', { name: /^Organisation/ })
const field = (name: 'Key' | 'Name' | 'Schema') =>
  screen.getByRole('textbox', { name: new RegExp(`^${name}`) })
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))
const type = async (name: 'Name' | 'Schema', text: string) => {
  await userEvent.clear(field(name))
  await userEvent.type(field(name), text)
}
const add = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Add Organisation' }))
  await dialog('Add Organisation')
}
const timesAsked = (backend: { calls: string[] }, call: string) =>
  backend.calls.filter((one) => one === call).length

describe('the organisations', () => {
  it('are sorted by name and counted [ORG-01, ORG-10]', async () => {
    await openPortal(path, three())
    await card('acme Traders')
    expect(names()).toEqual(['acme Traders', 'Birch Ltd', 'Cedar'])
    expect(screen.getByText('3 organisations.')).toBeDefined()
    expect(document.title).toBe('Organisations · Tributary')
  })

  it('are searched by the address, ignoring case [ORG-02, SHELL-26]', async () => {
    await openPortal(`${path}?search=bIRch`, three())
    await card('Birch Ltd')
    expect(names()).toEqual(['Birch Ltd'])
    expect(screen.getByText('1 of 3 organisations.')).toBeDefined()
    await userEvent.clear(screen.getByRole('searchbox', { name: 'Search' }))
    await card('Cedar')
    expect(address()).toBe(path)
  })

  it('can be shown again after a search without matches', async () => {
    await openPortal(`${path}?search=xyz`, three())
    await screen.findByRole('heading', { name: 'No organisations found.' })
    const main = within(screen.getByRole('main'))
    await userEvent.click(main.getByRole('button', { name: 'Clear search' }))
    await card('Cedar')
    expect(document.activeElement?.textContent).toBe('Organisations')
  })

  it('show an empty state [ORG-14]', async () => {
    await openPortal(path, organisationsBackend())
    expect(await screen.findByRole('heading', { name: 'No organisations found.' })).toBeDefined()
  })

  it('can be loaded again after a failure [SHELL-54]', async () => {
    const backend = three()
    backend.on(LIST, refusal(400, 'Not now.'))
    await openPortal(path, backend)
    expect(await screen.findByText('Not now.')).toBeDefined()
    backend.on(LIST, [row('acme', 'acme Traders')])
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await card('acme Traders')
  })

  it('are not available to level 3 [ROUTE-48]', async () => {
    const backend = fakeBackend({ 'POST /auth/refresh': eli })
    await openPortal(`${path}/acme`, backend)
    expect(await screen.findByText('You do not have access to this page.')).toBeDefined()
    expect(backend.calls).not.toContain(LIST)
  })
})

describe('adding one', () => {
  it('sends key, name and schema, and reloads both lists [ORG-03, ORG-08, ORG-09, ORG-12, ORG-13]', async () => {
    const backend = three()
    await openPortal(path, backend)
    await card('Cedar')
    const before = [LIST, MENU].map((call) => timesAsked(backend, call))
    await add()
    const key = (field('Key') as HTMLInputElement).value
    await type('Name', ' Beech ')
    await type('Schema', 'Beech')
    await save()
    expect(await screen.findByText('Beech has been added.')).toBeDefined()
    expect(names()).toEqual(['acme Traders', 'Beech', 'Birch Ltd', 'Cedar'])
    expect(backend.said).toEqual([{ key, name: 'Beech', Code: 'Beech' }])
    await waitFor(() =>
      expect([LIST, MENU].map((call) => timesAsked(backend, call))).toEqual(before.map((times) => times + 1)),
    )
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add Organisation' }))
    await userEvent.click(menu())
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Beech' }))
    await waitFor(() => expect(menu().textContent).toContain('Beech'))
  })

  it('stays open when refused, and sends the same key again [ORG-13]', async () => {
    const backend = three()
    const keys: unknown[] = []
    backend.on(SAVE, ({ body }) => {
      keys.push(Reflect.get(Object(body), 'key'))
      return refusal(409, 'This key belongs to another organisation.')
    })
    await openPortal(path, backend)
    await add()
    await type('Name', 'Beech')
    await save()
    expect(await within(await dialog('Add Organisation')).findByText(/^This key belongs/)).toBeDefined()
    await save()
    await waitFor(() => expect(keys).toHaveLength(2))
    expect(new Set(keys).size).toBe(1)
    expect(field('Name')).toHaveProperty('value', 'Beech')
  })

  it('sends one call for repeated presses', async () => {
    const backend = three()
    const answer = held(() => ({ message: 'Saved.', data: row('beech', 'Beech') }))
    backend.on(SAVE, answer.handler)
    await openPortal(path, backend)
    await add()
    await type('Name', 'Beech')
    await userEvent.dblClick(screen.getByRole('button', { name: 'Save' }))
    await save()
    expect(timesAsked(backend, SAVE)).toBe(1)
    await act(async () => answer.letGo())
    expect(await screen.findByText('Beech has been added.')).toBeDefined()
  })
})

describe('editing one', () => {
  it('has an address, keeps the search and returns the focus [ORG-11]', async () => {
    await openPortal(`${path}?search=ed`, three())
    const link = within(await card('Cedar')).getByRole('link', { name: 'Edit Cedar' })
    await userEvent.click(link)
    await dialog()
    expect(address()).toBe(`${path}/cedar?search=ed`)
    expect(document.title).toBe('Cedar · Organisations · Tributary')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(link))
    expect(address()).toBe(`${path}?search=ed`)
  })

  it('focuses the heading when the new name does not match the search [ORG-11]', async () => {
    await openPortal(`${path}?search=cedar`, three())
    await userEvent.click(within(await card('Cedar')).getByRole('link', { name: 'Edit Cedar' }))
    await dialog()
    await type('Name', 'Zeta')
    await save()
    await screen.findByRole('heading', { name: 'No organisations found.' })
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Organisations'))
  })

  it('shows the new name in the navigation immediately [ORG-11, ORG-13]', async () => {
    const backend = three()
    await openPortal(`${path}/acme`, backend)
    await dialog()
    await type('Name', 'Zeta')
    backend.on(MENU, held(() => []).handler)
    await save()
    expect(await screen.findByText('Zeta has been saved.')).toBeDefined()
    expect(names()).toEqual(['Birch Ltd', 'Cedar', 'Zeta'])
    expect(menu().textContent).toContain('Zeta')
    expect(backend.said).toEqual([{ key: 'acme-key', name: 'Zeta' }])
    expect(address()).toBe(path)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Edit Zeta' })))
  })

  it('removes a cleared schema', async () => {
    const backend = three()
    await openPortal(`${path}/acme`, backend)
    await dialog()
    await userEvent.clear(field('Schema'))
    await save()
    expect(await screen.findByText('acme Traders has been saved.')).toBeDefined()
    expect(backend.said).toEqual([{ key: 'acme-key', name: 'acme Traders', Code: '' }])
  })

  it('shows a refused schema at its field [ORG-13]', async () => {
    const backend = three()
    const taken = 'This schema is already in use. Choose another one.'
    backend.on(SAVE, refusal(409, taken))
    await openPortal(`${path}/cedar`, backend)
    await dialog()
    await type('Schema', 'acme')
    await save()
    await waitFor(() => expect(document.activeElement).toBe(field('Schema')))
    const described = document.getElementById(field('Schema').getAttribute('aria-describedby') ?? '')
    expect(described?.textContent).toContain(taken)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('of a missing organisation shows an error above the list [ORG-11]', async () => {
    await openPortal(`${path}/nowhere?search=ed`, three())
    expect((await screen.findByRole('alert')).textContent).toContain('Organisation not found.')
    await card('Cedar')
    const headed = () => expect(document.activeElement?.textContent).toBe('Organisations')
    headed()
    await userEvent.click(screen.getByRole('link', { name: 'Back to organisations' }))
    expect(address()).toBe(`${path}?search=ed`)
    expect(screen.queryByRole('alert')).toBeNull()
    headed()
  })

  it('is not discarded by Back without a question', async () => {
    await openPortal(path, three())
    await userEvent.click(within(await card('Cedar')).getByRole('link', { name: 'Edit Cedar' }))
    await dialog()
    await type('Name', 'Cedar & Co')
    await act(async () => history.back())
    const question = await screen.findByRole('alertdialog', { name: 'Discard your changes?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Keep editing' }))
    expect(field('Name')).toHaveProperty('value', 'Cedar & Co')
    expect(address()).toBe(`${path}/cedar`)
  })
})
