import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { type Asked, connector, eli, fakeBackend, held, refusal, type } from '../test/fake-backend.ts'
import { freshBrowser, openPortal } from '../test/open-portal.tsx'

freshBrowser()

const REQUESTS = 'GET /business2cloud/clients/acme/connector-requests'
const ASK = 'POST /business2cloud/clients/acme/connector-requests'
const pending = { ConnectorType: 'aws', ApprovalStatus: 'PENDING', RequestedAtUtc: null }
const asked = { message: 'Your administrators have been asked to set up AWS.', data: pending }
const una = { ...eli, firstName: 'Una', role: 'User', roleLevel: 4 }
const olga = { ...eli, firstName: 'Olga', role: 'OrganisationAdmin', roleLevel: 2 }
const aws = () => screen.findByRole('button', { name: /AWS/ })

describe('a connector type that the user cannot set up', () => {
  it('is requested with one press and shows it before the server has responded [HOME-07]', async () => {
    const answer = held(() => asked)
    const bodies: unknown[] = []
    const backend = fakeBackend({
      'POST /auth/refresh': una,
      [REQUESTS]: [],
      [ASK]: (request) => {
        bodies.push(request.body)
        return answer.handler(request)
      },
    })
    await openPortal('/home', backend)
    const card = await aws()
    await userEvent.click(card)
    expect(card.textContent).toContain('Asked for')
    await userEvent.click(card)
    backend.on(REQUESTS, [pending])
    await act(async () => answer.letGo())
    expect(await screen.findByText('Your administrators have been asked to set up AWS.')).toBeDefined()
    expect(card.textContent).toContain('Asked for')
    expect(document.activeElement).toBe(card)
    expect(bodies).toEqual([{ connectorType: 'aws' }])
  })

  it('can be requested again after a failure', async () => {
    const backend = fakeBackend({
      'POST /auth/refresh': una,
      [REQUESTS]: [],
      [ASK]: refusal(429, 'Too many attempts. Please wait 5 minutes and try again.'),
    })
    await openPortal('/home', backend)
    const card = await aws()
    await userEvent.click(card)
    expect(await screen.findByText(/Too many attempts/)).toBeDefined()
    expect(card.textContent).toContain('Ask for it')
  })

  it.each([
    ['PENDING', 'Asked for'],
    ['APPROVED', 'Approved'],
  ])('that a user has requested is shown as %s: %s [HOME-07]', async (ApprovalStatus, words) => {
    const backend = fakeBackend({
      'POST /auth/refresh': una,
      [REQUESTS]: [{ ...pending, ApprovalStatus }],
    })
    await openPortal('/home', backend)
    expect((await aws()).textContent).toContain(words)
  })

  it('is set up by an administrator, without loading the requests [HOME-07]', async () => {
    const backend = fakeBackend({ 'POST /auth/refresh': olga, 'GET /approvals': [] })
    await openPortal('/home', backend)
    const link = await screen.findByRole('link', { name: /AWS/ })
    expect(link.getAttribute('href')).toBe('/connectors/aws/manage?new=true')
    expect(backend.calls).not.toContain(REQUESTS)
  })
})

describe('a type without visible connectors for the user', () => {
  const every = 'GET /business2cloud/clients/acme/connectors'
  const files = connector('Warehouse files', { SourceConnectorId: 'ftp' })

  it('shows that nothing is shared with the user', async () => {
    await openPortal('/home', fakeBackend({ 'POST /auth/refresh': una, [REQUESTS]: [], [every]: [files] }))
    const shop = await screen.findByRole('link', { name: /WooCommerce.*Nothing shared with you yet/ })
    expect(shop.getAttribute('href')).toBe('/connectors/woocommerce/refresh')
    expect(screen.queryByRole('link', { name: /FTP.*Nothing shared/ })).toBeNull()
  })

  it.each([
    ['only those that need attention for administrators', olga, 'true'],
    ['all that the user sees for others', una, undefined],
  ])('loads %s', async (_, viewer, needsAttention) => {
    const asked: (string | undefined)[] = []
    const list = ({ query }: { query?: URLSearchParams }) => {
      asked.push(query?.get('needsAttention') ?? undefined)
      return [files]
    }
    const answers = { 'POST /auth/refresh': viewer, [REQUESTS]: [], 'GET /approvals': [], [every]: list }
    await openPortal('/home', fakeBackend(answers))
    await waitFor(() => expect(asked).toEqual([needsAttention]))
  })

  it('looks like any other while the connectors are loading', async () => {
    const backend = fakeBackend({ 'POST /auth/refresh': una, [REQUESTS]: [], [every]: refusal(400, 'No.') })
    await openPortal('/home', backend)
    await screen.findAllByRole('link', { name: /WooCommerce/ })
    await waitFor(() => expect(backend.calls).toContain(every))
    expect(screen.queryByText('Nothing shared with you yet')).toBeNull()
  })
})

it('an Excel type is never shown as unshared', async () => {
  const backend = fakeBackend({
    'GET /business2cloud/clients/acme/connector-types': [type('excel')],
    'GET /business2cloud/clients/acme/connectors': [],
    [REQUESTS]: [],
  })
  await openPortal('/home', backend)
  await screen.findByRole('heading', { name: 'Your connectors' })
  expect(screen.queryByText('Nothing shared with you yet')).toBeNull()
})

describe('a page of connectors has one name, in its heading and its title', () => {
  it.each([
    ['/connectors/ftp/refresh', una, 'FTP connectors'],
    ['/connectors/ftp/manage', una, 'FTP connectors'],
    ['/connectors/ftp/manage', olga, 'Manage FTP connectors'],
  ])('%s for $role', async (path, viewer, name) => {
    await openPortal(path, fakeBackend({ 'POST /auth/refresh': viewer, 'GET /approvals': [] }))
    expect(await screen.findByRole('heading', { level: 1, name })).toBeDefined()
    await waitFor(() => expect(document.title).toBe(`${name} · acme Traders · Tributary`))
  })
})

describe('the state of each type', () => {
  const log = (more: object) => ({
    ManuallyTriggeredAtUtc: new Date(Date.now() - 7_200_000).toISOString(),
    AutomaticallyTriggeredAtUtc: null,
    CompletedAtUtc: new Date(Date.now() - 7_100_000).toISOString(),
    HasError: false,
    Forbidden: false,
    RefreshDetail: null,
    Error: null,
    ...more,
  })
  const failed = connector('Old files', { Log: log({ HasError: true }) })
  const EVERY = 'GET /business2cloud/clients/acme/connectors'

  it('is on its card, in the picture and in the navigation [GLANCE-112, GLANCE-113]', async () => {
    const answer = [failed, connector('New files', { Log: log({}) })]
    const { container } = await openPortal('/home', fakeBackend({ [EVERY]: answer }))
    const link = await screen.findByRole('link', { name: 'FTP: needs attention' })
    expect(link.getAttribute('href')).toBe('/connectors/ftp/refresh')
    expect(screen.getByText('2 connectors, 1 failing, oldest 1 h')).toBeDefined()
    expect(container.querySelector('svg title')?.textContent).toBe('FTP: needs attention')
  })

  it('counts only what fails for a user whose Home loads only that [GLANCE-113]', async () => {
    // The heat map loads every connector, and then all are counted.
    const heatMap = held(() => [failed])
    const everyConnector = (request: Asked) =>
      request.query?.has('needsAttention') ? [failed] : heatMap.handler(request)
    await openPortal(
      '/home',
      fakeBackend({ 'POST /auth/refresh': olga, 'GET /approvals': [], [EVERY]: everyConnector }),
    )
    expect(await screen.findByText('1 failing')).toBeDefined()
  })
})
