import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { connector, refusal } from '../test/fake-backend.ts'
import { address, freshBrowser, openPortal } from '../test/open-portal.tsx'
import { approvalsBackend, DECIDE, request } from './approvals.samples.ts'

freshBrowser()

const wish = (Id: string, OrganisationId = 'acme', more: object = {}) =>
  request(Id, {
    ApprovalType: 'ADD_CONNECTOR',
    ApprovalContext: JSON.stringify({ Description: `${Id} asks`, ConnectorType: 'aws', OrganisationId }),
    ...more,
  })
const open = async (...rows: Parameters<typeof approvalsBackend>) => {
  const backend = approvalsBackend(...rows)
  backend.on('GET /business2cloud/clients/*/connectors/aws', [
    connector('Lake', { SourceConnectorId: 'aws' }),
  ])
  await openPortal('/admin/approvals', backend)
  return { backend, card: within(await screen.findByRole('article', { name: /asks/ })) }
}

it('an approved connector opens the page that sets it up [APPR-08]', async () => {
  const { backend, card } = await open(wish('Una'))
  expect(card.getByRole('heading', { name: 'ADD CONNECTOR' })).toBeDefined()
  await userEvent.click(card.getByRole('button', { name: 'Approve' }))
  await waitFor(() => expect(address()).toContain('/connectors/aws/manage'))
  expect(backend.said).toEqual([{ approvalId: 'Una', approvalStatus: 'APPROVED' }])
})

it('the organisation of the request is selected first', async () => {
  const { card } = await open(wish('Bea', 'birch'))
  await userEvent.click(card.getByRole('button', { name: 'Approve' }))
  await waitFor(() => expect(address()).toContain('/connectors/aws/manage'))
  await waitFor(() => expect(document.title).toContain('Birch Ltd'))
})

it('a rejected connector stays on the page', async () => {
  const { card } = await open(wish('Una'))
  await userEvent.click(card.getByRole('button', { name: 'Reject' }))
  expect(await card.findByText('Rejected just now by Olga Oak')).toBeDefined()
  expect(address()).toBe('/admin/approvals')
})

it('a refused approval stays on the page', async () => {
  const { backend, card } = await open(wish('Una'))
  backend.on(DECIDE, refusal(403, 'You cannot decide your own request.'))
  await userEvent.click(card.getByRole('button', { name: 'Approve' }))
  expect(await screen.findByText(/your own request/)).toBeDefined()
  expect(address()).toBe('/admin/approvals')
})

it('an approved connector can be set up later by another administrator', async () => {
  const { card } = await open(
    wish('Una', 'acme', { ApprovalStatus: 'APPROVED', ApprovedAtUtc: new Date().toISOString() }),
  )
  await userEvent.click(card.getByRole('button', { name: 'Set up AWS' }))
  await waitFor(() => expect(address()).toContain('/connectors/aws/manage'))
})
