import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { refusal } from '../test/fake-backend.ts'
import { freshBrowser, openPortal } from '../test/open-portal.tsx'
import { member } from '../users/users.samples.ts'
import { ownWhyBackend, whyBackend } from './access.samples.ts'

freshBrowser()

const heading = (name: string) => screen.findByRole('heading', { level: 2, name })
const results = () =>
  within(screen.getByRole('list', { name: 'Checks' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const choose = (label: string, name: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: label }), name)

describe('an administrator', () => {
  it('chooses a person and an item, and the address has the question', async () => {
    await openPortal('/access/why', whyBackend())
    await screen.findByText('Choose a person and what they should see.')
    await choose('Person', 'Pia Smith (pia2@tributary.example)')
    await choose('Name', 'Revenue')
    await heading('Pia Smith cannot see Revenue.')
    expect(location.search).toBe('?person=pia2&kind=area&id=rev')
    expect(document.title).toBe('Why can’t … see …? · acme Traders · Tributary')
    await choose('What', 'Connector')
    expect(location.search).toBe('?person=pia2')
    await choose('Name', 'Warehouse')
    expect(location.search).toBe('?person=pia2&kind=connector&id=Warehouse')
  })

  it('adds the person to the group that grants it, and then they see it', async () => {
    const backend = whyBackend()
    const sent: unknown[] = []
    await openPortal('/access/why?person=pia&kind=area&id=rev&part=n', backend)
    await heading('Pia Smith cannot see Revenue – Retail North.')
    expect(results()).toContain('In a security groupNoThe person is in no security group.Add to Controllers')
    const saved = member('Pia', { Groups: [{ Id: 'c', Name: 'Controllers' }] })
    backend.on('POST /users/pia/access', ({ body }) => {
      sent.push(body)
      backend.on('GET /users', [saved])
      return { message: 'The access of the user has been saved.', data: saved }
    })
    await userEvent.click(screen.getByRole('button', { name: 'Add to Controllers' }))
    await heading('Pia Smith can see Revenue – Retail North.')
    expect(sent).toEqual([{ comOrganisationId: 'acme', add: { groups: ['c'] } }])
    expect(results()).toContain('Granted by a groupYesThrough Controllers')
  })

  it('assigns a connector, and reads why that is refused', async () => {
    const backend = whyBackend()
    const sent: unknown[] = []
    backend.on('POST /users/pia/access', ({ body }) => {
      sent.push(body)
      return refusal(409, 'The connector is not connected.')
    })
    await openPortal('/access/why?person=pia&kind=table&id=Warehouse&schema=acme&table=orders', backend)
    await heading('Pia Smith cannot see orders of Warehouse.')
    await userEvent.click(screen.getByRole('button', { name: 'Assign the connector' }))
    expect(await screen.findByText('The connector is not connected.')).toBeDefined()
    expect(sent).toEqual([{ comOrganisationId: 'acme', add: { connectors: ['Warehouse'] } }])
    expect(screen.getByRole('button', { name: 'Assign the connector' })).toBeDefined()
  })

  it('synchronises a structure that has changed', async () => {
    const backend = whyBackend()
    const state = 'GET /organisations/acme/structure-state'
    const at = '2026-11-20T08:00:00Z'
    backend.on(state, { ChangedAtUtc: at, SynchronisedAtUtc: null, CredentialsSet: true })
    await openPortal('/access/why?person=ana&kind=area&id=rev', backend)
    await heading('Ana Smith cannot see Revenue.')
    backend.on('GET /organisations/acme/database-table-sync', () => {
      backend.on(state, { ChangedAtUtc: at, SynchronisedAtUtc: at, CredentialsSet: true })
      return { message: 'The tables have been synchronised.', data: null }
    })
    await userEvent.click(screen.getByRole('button', { name: 'Synchronise' }))
    await heading('Ana Smith can see Revenue.')
  })

  it('is led to the page that restores an archived area', async () => {
    await openPortal('/access/why?person=ana&kind=area&id=old', whyBackend())
    await heading('Ana Smith cannot see Old costs.')
    expect(screen.getByRole('link', { name: 'Open Old costs' }).getAttribute('href')).toBe(
      '/excel/areas?search=old+costs',
    )
  })

  it('learns that someone is not a member', async () => {
    await openPortal('/access/why?person=stranger&kind=area&id=rev', whyBackend())
    await heading('This person cannot see Revenue.')
    expect(screen.getByRole('link', { name: 'Open users' }).getAttribute('href')).toBe(
      '/admin/security/users',
    )
  })

  it('comes from a person of who sees what', async () => {
    await openPortal('/excel/security/access?user=ana', whyBackend())
    await heading('Ana Smith')
    expect(screen.getByRole('link', { name: 'Why not?' }).getAttribute('href')).toBe('/access/why?person=ana')
  })
})

describe('a user without administration', () => {
  it('asks only about themselves, and only chooses what they may know', async () => {
    const backend = ownWhyBackend()
    await openPortal('/access/why?person=ana&kind=area&id=rev', backend)
    await heading('You can see Revenue.')
    expect(screen.queryByRole('combobox', { name: 'Person' })).toBeNull()
    expect(backend.calls).not.toContain('GET /users')
    expect(backend.calls).not.toContain('GET /areas')
    expect(
      screen.getByText('This link is about another person. You see the answer about yourself.'),
    ).toBeDefined()
  })

  it('learns nothing about an item that was not granted, and gets a link for an administrator', async () => {
    await openPortal('/access/why?kind=area&id=secret', ownWhyBackend())
    await heading('You cannot see it.')
    expect(results()).toContain(
      'Granted by a groupNoNo security group of the person grants it.An administrator can change this. Send them the link to this page.',
    )
    expect(screen.getByRole('button', { name: 'Copy link' })).toBeDefined()
    expect(screen.queryByRole('button', { name: /^Add to/ })).toBeNull()
  })
})
