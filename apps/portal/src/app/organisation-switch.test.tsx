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
  it('keeps the page where it makes sense, with the new data [SHELL-44]', async () => {
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

  it('goes home from a connector the other organisation does not have [SHELL-44]', async () => {
    await openPortal(shop, fakeBackend())
    await heading('WooCommerce connectors')
    await choose('Birch Ltd')
    await heading('Birch Ltd')
    expect(address()).toBe('/home')
  })

  it('takes nobody home who has gone elsewhere before that was known', async () => {
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

  it('takes nobody home who has changed back before that was known', async () => {
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

  it('lets no late answer to a refresh bring the old organisation back [SHELL-44]', async () => {
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

  it('is kept by this tab and offered to the next [SHELL-43, SHELL-53]', async () => {
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

describe('an address that names an organisation [HOME-14]', () => {
  it('opens in it, for this tab, and then does without the name [HOME-14]', async () => {
    const backend = fakeBackend({
      'GET /business2cloud/clients/birch/connectors/ftp': [connector('Timber lists')],
    })
    await openPortal(`${files}?search=timber&organisation=birch`, backend)
    await screen.findByRole('article', { name: 'Timber lists' })
    expect(address()).toBe(`${files}?search=timber`)
    expect(sessionStorage.getItem('organisation')).toBe('birch')
    expect(localStorage.getItem('organisation')).toBeNull()
  })

  it('stays in the selected one if the user does not belong to it [HOME-14]', async () => {
    await openPortal(`${files}?organisation=cedar`, fakeBackend())
    await screen.findByRole('article', { name: 'Warehouse files' })
    await waitFor(() => expect(address()).toBe(files))
  })
})
