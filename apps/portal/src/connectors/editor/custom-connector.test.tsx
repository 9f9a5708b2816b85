import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { source } from '../../custom-sources/custom-sources.samples.ts'
import { connector, eli, fakeBackend, type } from '../../test/fake-backend.ts'
import { address, freshBrowser, openPortal } from '../../test/open-portal.tsx'

freshBrowser()

const clients = '/business2cloud/clients'
const base = `${clients}/acme/connectors`
const olga = { ...eli, firstName: 'Olga', role: 'OrganisationAdmin', roleLevel: 2 }
const shelf = source('Shelf', { Tables: ['sales'], Hosts: ['api.shelf.example'] })

const properties = Object.entries({
  'custom.source': 'acme',
  'custom.sendsTo': 'birch.acme.example',
  'custom.setting.shop': 'birch',
  'custom.secret.apiKey': '',
}).map(([Name, Value], place) => ({ Id: `p${place}`, Name, Value, ClientConnectorId: 'Birch' }))
const birch = connector('Birch', { SourceConnectorId: 'custom', Properties: properties })

async function open(path: string, answers: object = {}) {
  const backend = fakeBackend({
    'POST /auth/refresh': olga,
    [`GET ${clients}/connector-types`]: [type('ftp'), type('custom')],
    [`GET ${clients}/acme/custom-sources`]: [source('Acme'), shelf],
    [`GET ${base}/custom`]: [birch],
    [`GET ${clients}/connectors/*`]: birch,
    ...(answers as Record<string, object>),
  })
  await openPortal(path, backend)
  return backend
}

describe('a connector of a custom source', () => {
  it('asks for the settings of its source, and sends the source with them', async () => {
    const sent: unknown[] = []
    await open('/connectors/custom/manage?new=true&source=acme', {
      [`POST ${base}`]: { Id: 'New', status: 200, message: 'Added.', error: null },
      [`POST ${base}/*/properties`]: ({ body }: { body: object[] }) => {
        sent.push(...body)
        return {
          message: 'Saved.',
          data: body.map((row, at) => ({ Id: `n${at}`, ClientConnectorId: 'New', ...row })),
        }
      },
    })
    const drawer = within(await screen.findByRole('dialog', { name: 'Add Acme connector' }))
    expect(drawer.getByText('Sent to {shop}.acme.example.')).toBeDefined()
    expect(drawer.queryByLabelText(/^Source|Sends To/)).toBeNull()
    await userEvent.type(drawer.getByLabelText('Connector name'), 'Cedar')
    await userEvent.type(drawer.getByLabelText('Shop'), 'cedar')
    await userEvent.type(drawer.getByLabelText('API key'), 's3cret')
    expect(drawer.getByText('Sent to cedar.acme.example.')).toBeDefined()
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent).toMatchObject([
      { Name: 'custom.source', Value: 'acme' },
      { Name: 'custom.setting.shop', Value: 'cedar' },
      { Name: 'custom.secret.apiKey', Value: 's3cret' },
    ])
  })

  it('names the address to register at a system whose users allow access on a page', async () => {
    await open('/connectors/custom/manage?new=true&source=acme', {
      [`GET ${clients}/acme/custom-sources`]: [source('Acme', { NeedsAuthorisation: true }), shelf],
    })
    const drawer = within(await screen.findByRole('dialog', { name: 'Add Acme connector' }))
    const callback = `${location.origin}/authorise/custom/callback`
    expect(drawer.getByText(new RegExp(`Acme with the address ${callback}, `))).toBeDefined()
  })

  it('changes only what was edited, and keeps its stored secret', async () => {
    const sent: unknown[] = []
    await open('/connectors/custom/manage?edit=Birch', {
      [`PATCH ${base}/*/properties`]: ({ body }: { body: object[] }) => {
        sent.push(...body)
        return { message: 'Saved.', data: body.map((row) => ({ ...row, ClientConnectorId: 'Birch' })) }
      },
    })
    const drawer = within(await screen.findByRole('dialog', { name: 'Birch' }))
    expect(drawer.getByText('Sent to birch.acme.example.')).toBeDefined()
    const shop = drawer.getByLabelText('Shop')
    await userEvent.clear(shop)
    await userEvent.type(shop, 'elm')
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent).toMatchObject([{ Name: 'custom.setting.shop', Value: 'elm' }])
  })

  it('is offered in a menu of the sources', async () => {
    await open('/connectors/custom/manage')
    await screen.findByText('Acme')
    await userEvent.click(screen.getByRole('button', { name: 'Connect/ Reconnect' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Shelf' }))
    expect(address()).toBe('/connectors/custom/manage?new=true&source=shelf')
    expect(await screen.findByRole('dialog', { name: 'Add Shelf connector' })).toBeDefined()
  })

  it('shows the name of its source on its card', async () => {
    await open('/connectors/custom/manage')
    const card = await screen.findByRole('article', { name: 'Birch' })
    await waitFor(() => expect(card.textContent).toContain('SourceAcme'))
  })

  it('leads to the sources when there is none to choose', async () => {
    await open('/connectors/custom/manage?new=true', { [`GET ${clients}/acme/custom-sources`]: [] })
    expect(await screen.findByRole('heading', { name: 'Your system is not in the list?' })).toBeDefined()
    expect(address()).toBe('/connectors/custom/sources')
  })

  it('says that its source no longer exists', async () => {
    await open('/connectors/custom/manage?edit=Birch', {
      [`GET ${clients}/acme/custom-sources`]: [shelf],
    })
    expect(await screen.findByText(/The custom source of this connector no longer exists/)).toBeDefined()
  })
})

it('is found from Home when a system is not in the list', async () => {
  await open('/home')
  await userEvent.click(await screen.findByRole('link', { name: 'My system is not in the list' }))
  expect(address()).toBe('/connectors/custom/sources')
})
