import { describe, expect, it } from 'vitest'
import { administrator, at, member } from '../test/builders.ts'
import { connectorOffer, requestedConnector } from './connector-request.ts'

const context = (more: object) => JSON.stringify({ Description: 'Una asks for Vend in acme', ...more })

describe('the connector of a request', () => {
  it('is its type and organisation', () => {
    const approvalContext = context({ ConnectorType: 'vend', OrganisationId: '1' })
    expect(requestedConnector({ approvalType: 'ADD_CONNECTOR', approvalContext })).toEqual({
      connectorType: 'vend',
      organisationId: '1',
    })
  })

  it.each([
    ['JOIN_ORGANISATION', context({ ConnectorType: 'vend', OrganisationId: '1' })],
    ['ADD_CONNECTOR', context({ ConnectorType: 'vend' })],
    ['ADD_CONNECTOR', context({ ConnectorType: 7, OrganisationId: '1' })],
    ['ADD_CONNECTOR', 'not JSON'],
  ])('is null for %s with %s', (approvalType, approvalContext) => {
    expect(requestedConnector({ approvalType, approvalContext })).toBeNull()
  })
})

describe('an available connector type', () => {
  const request = (connectorType: string, approvalStatus: string) => ({
    connectorType,
    approvalStatus,
    requestedAt: at('09:00'),
  })

  it.each([
    [administrator, [request('vend', 'PENDING')], 'set-up'],
    [member, [], 'ask'],
    [member, [request('xero', 'PENDING')], 'ask'],
    [member, [request('vend', 'PENDING')], 'asked'],
    [member, [request('VEND', 'APPROVED')], 'approved'],
    [null, [], 'ask'],
    [{ role: 'Chief admin', roleLevel: 3 }, [], 'ask'],
  ] as const)('offers %j with %j: %s [HOME-07]', (viewer, requests, offer) => {
    expect(connectorOffer('Vend', requests, viewer)).toBe(offer)
  })
})
