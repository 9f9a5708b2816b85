import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { connector, fakeBackend, held, refusal, type } from '../test/fake-backend.ts'
import { address, freshBrowser, openPortal } from '../test/open-portal.tsx'

freshBrowser()

const shop = '/connectors/woocommerce/refresh'
const files = '/connectors/ftp/refresh'

async function choose(company: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Organisation' }))
  await userEvent.click(await screen.findByRole('menuitemradio', { name: company }))
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

describe('changing the organisation', () => {
  it('keeps the page and shows the new data [SHELL-44]', async () => {
    const backend = fakeBackend({
      'GET /business2cloud/clients/birch/connectors/ftp': [connector('Timber lists')],
    })
    await openPortal(files, backend)
    await screen.findByRole('article', { name: 'Warehouse files' })
    await choose('Birch Ltd')
    await screen.findByRole('article', { name: 'Timber lists' })
    expect(screen.queryByRole('article', { name: 'Warehouse files' })).toBeNull()
    expect(address()).toBe(files)
  })

  it('opens Home from a connector type that the other organisation does not have [SHELL-44]', async () => {
    await openPortal(shop, fakeBackend())
    await heading('WooCommerce connectors')
    await choose('Birch Ltd')
    await heading('Birch Ltd')
    expect(address()).toBe('/home')
  })

  it('does not open Home when the user has left the page meanwhile', async () => {
    const types = held(() => [type('ftp')])
    await openPortal(
      shop,
      fakeBackend({ 'GET /business2cloud/clients/birch/connector-types': types.handler }),
    )
    await heading('WooCommerce connectors')
    await choose('Birch Ltd')
    await userEvent.click(screen.getByRole('link', { name: /eli@/ }))
    await heading('Profile')
    await act(async () => types.letGo())
    expect(address()).toBe('/profile')
  })

  it('does not open Home when the user has switched back meanwhile', async () => {
    const types = held(() => [type('ftp')])
    await openPortal(
      shop,
      fakeBackend({ 'GET /business2cloud/clients/birch/connector-types': types.handler }),
    )
    await heading('WooCommerce connectors')
    await choose('Birch Ltd')
    await choose('acme Traders')
    await act(async () => types.letGo())
    expect(address()).toBe(shop)
  })

  it('ignores a late response to a refresh in the old organisation [SHELL-44]', async () => {
    const refused = held(() => refusal(409, 'A refresh is already running.'))
    const backend = fakeBackend({
      'POST /business2cloud/clients/acme/connectors/*/process': refused.handler,
      'GET /business2cloud/clients/birch/connectors/ftp': [connector('Timber lists')],
    })
    await openPortal(files, backend)
    const card = await screen.findByRole('article', { name: 'Warehouse files' })
    const refresh = card.querySelector('button')
    if (refresh) await userEvent.click(refresh)
    await choose('Birch Ltd')
    await screen.findByRole('article', { name: 'Timber lists' })
    await act(async () => refused.letGo())
    const asked = backend.calls.length
    await choose('acme Traders')
    await screen.findByRole('article', { name: 'Warehouse files' })
    expect(backend.calls.slice(asked)).toContain('GET /business2cloud/clients/acme/connectors/ftp')
  })

  it('is remembered for this tab and for new tabs [SHELL-43, SHELL-53]', async () => {
    const { unmount } = await openPortal('/home', fakeBackend())
    await heading('acme Traders')
    await choose('Birch Ltd')
    await heading('Birch Ltd')
    unmount()
    sessionStorage.clear()
    await openPortal('/home', fakeBackend())
    await waitFor(() => heading('Birch Ltd'))
  })
})

describe('an address that names an organisation', () => {
  it('selects it for this tab and removes it from the address [HOME-14]', async () => {
    const backend = fakeBackend({
      'GET /business2cloud/clients/birch/connectors/ftp': [connector('Timber lists')],
    })
    await openPortal(`${files}?search=timber&organisation=birch`, backend)
    await screen.findByRole('article', { name: 'Timber lists' })
    expect(address()).toBe(`${files}?search=timber`)
    expect(sessionStorage.getItem('organisation')).toBe('birch')
    expect(localStorage.getItem('organisation')).toBeNull()
  })

  it('keeps the selected one if the user does not belong to it [HOME-14]', async () => {
    await openPortal(`${files}?organisation=cedar`, fakeBackend())
    await screen.findByRole('article', { name: 'Warehouse files' })
    await waitFor(() => expect(address()).toBe(files))
  })
})
