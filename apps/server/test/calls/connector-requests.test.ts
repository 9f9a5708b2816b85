import { decideApproval, listApprovals, listConnectorRequests, requestConnector } from '@tributary/sdk'
import { requestedConnector } from '@tributary/sdk/approvals'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { connectorTypeByNameOrId } from '../../src/connectors/connector-types.queries.ts'
import { addTypeToOrganisation } from '../../src/connectors/manage/connector-writes.queries.ts'
import { type Backend, emailOf, type Name, startBackend, UNKNOWN_ID } from '../support/backend.ts'
import { latestMail, mailsOf } from '../support/outbox.ts'
import { clientOf, failureOf, statusOf } from '../support/sdk-client.ts'

let backend: Backend
let acme: string
let cedar: string
beforeAll(async () => {
  backend = await startBackend()
  acme = await backend.idOf('organisations', 'acme Traders')
  cedar = await backend.idOf('organisations', 'Cedar & Co')
})
afterAll(() => backend.close())
beforeEach(async () => {
  await backend.storage.db.deleteFrom('approvals').where('approval_type', '=', 'ADD_CONNECTOR').execute()
  await backend.storage.db.deleteFrom('rate_counters').execute()
})

const ask = async (who: Name, connectorType: string, orgId = acme) =>
  requestConnector(await clientOf(backend, who), { params: { orgId }, body: { connectorType } })
const open = async (who: Name, orgId = acme) =>
  (await listConnectorRequests(await clientOf(backend, who), { params: { orgId } })).map(
    ({ connectorType, approvalStatus }) => [connectorType, approvalStatus],
  )
const requests = async (who: Name = 'olga') =>
  (await listApprovals(await clientOf(backend, who))).filter(
    ({ approvalType }) => approvalType === 'ADD_CONNECTOR',
  )
const decide = async (who: Name, approvalStatus: 'APPROVED' | 'REJECTED', id = '') =>
  decideApproval(await clientOf(backend, who), {
    body: { approvalId: id || String((await requests())[0]?.id), approvalStatus },
  })

describe('asking for a connector type', () => {
  it('creates an approval that names the type and the organisation [HOME-07, APPR-13]', async () => {
    expect(await ask('una', 'mailchimp')).toEqual({
      message: 'Your administrators have been asked to set up Mailchimp.',
      data: { connectorType: 'mailchimp', approvalStatus: 'PENDING', requestedAt: backend.clock.now },
    })
    const [approval, ...others] = await requests()
    expect(others).toEqual([])
    expect(JSON.parse(approval?.approvalContext ?? '')).toEqual({
      Description: 'Una Ulm (una@tributary.example) asks for Mailchimp in acme Traders',
      ConnectorType: 'mailchimp',
      OrganisationId: acme,
    })
    expect(approval && requestedConnector(approval)).toEqual({
      connectorType: 'mailchimp',
      organisationId: acme,
    })
  })

  it('mails the administrators of the organisation a link that decides', async () => {
    await ask('una', 'vend')
    const { approvalId, description, token } = await latestMail(
      backend,
      emailOf('olga'),
      'connector-requested',
    )
    expect(description).toContain('asks for Vend in acme Traders')
    const olga = await clientOf(backend, 'olga')
    const body = { approvalId, approvalStatus: 'APPROVED', token: token ?? '' } as const
    expect((await decideApproval(olga, { body })).data.approvalStatus).toBe('APPROVED')
    expect(await mailsOf(backend, emailOf('eli'), 'connector-requested')).toEqual([])
  })

  it('returns the open request when another member requests the same type', async () => {
    const before = (await mailsOf(backend, emailOf('olga'), 'connector-requested')).length
    await ask('una', 'mailchimp')
    const again = await ask('eli', 'MailChimp')
    expect(again.message).toBe('Your administrators have already been asked to set up Mailchimp.')
    expect(await requests()).toHaveLength(1)
    expect(await mailsOf(backend, emailOf('olga'), 'connector-requested')).toHaveLength(before + 1)
  })

  it('creates one request when ten arrive at the same time', async () => {
    await Promise.all(Array.from({ length: 10 }, (_, index) => ask(index % 2 ? 'una' : 'eli', 'aws')))
    expect(await requests()).toHaveLength(1)
  })

  it('refuses a type that the organisation already has', async () => {
    expect(await failureOf(ask('una', 'xero'))).toEqual([409, 'Your organisation already has Xero.'])
  })

  it('rejects an unknown type and another organisation', async () => {
    expect(await statusOf(ask('una', 'nothing'))).toBe(404)
    expect(await statusOf(ask('una', 'vend', cedar))).toBe(403)
    expect(await statusOf(open('una', cedar))).toBe(403)
  })

  it('allows ten requests a day', async () => {
    for (let index = 0; index < 10; index++) {
      await ask('una', 'mailchimp')
      await decide('olga', 'REJECTED')
      await backend.storage.db.deleteFrom('approvals').where('approval_type', '=', 'ADD_CONNECTOR').execute()
    }
    expect(await statusOf(ask('una', 'mailchimp'))).toBe(429)
    expect(await requests()).toEqual([])
  })
})

describe('a connector request', () => {
  it('is listed for every member until the type is set up', async () => {
    await ask('una', 'uniconta')
    expect(await open('eli')).toEqual([['uniconta', 'PENDING']])
    await decide('olga', 'APPROVED')
    expect(await open('una')).toEqual([['uniconta', 'APPROVED']])
    const type = await connectorTypeByNameOrId(backend.storage.db, 'uniconta')
    const typeId = String(type?.id)
    await addTypeToOrganisation(backend.storage.db, acme, typeId)
    expect(await open('una')).toEqual([])
    await backend.storage.db
      .deleteFrom('organisation_connector_types')
      .where('organisation_id', '=', acme)
      .where('connector_type_id', '=', typeId)
      .execute()
  })

  it('is closed by a rejection and can be made again', async () => {
    await ask('una', 'gaap')
    await decide('olga', 'REJECTED')
    expect(await open('una')).toEqual([])
    await ask('una', 'gaap')
    expect(await open('una')).toEqual([['gaap', 'PENDING']])
  })

  it.each([
    ['APPROVED', true],
    ['REJECTED', false],
  ] as const)('changes no membership and mails the requester when %s', async (status, approved) => {
    const { db } = backend.storage
    const members = () => db.selectFrom('user_organisations').selectAll().execute()
    const before = await members()
    await ask('una', 'poweroffice')
    await decide('olga', status)
    expect(await members()).toEqual(before)
    expect(await latestMail(backend, emailOf('una'), 'connector-decided')).toMatchObject({
      connector: 'poweroffice',
      companyName: 'acme Traders',
      approved,
    })
  })

  it('is not shown to administrators of another organisation', async () => {
    await ask('sue', 'mailchimp', cedar)
    expect(await requests('olga')).toEqual([])
    expect(await requests('adam')).toHaveLength(1)
  })

  it('is not listed for an organisation that does not exist', async () => {
    expect(await statusOf(open('sue', UNKNOWN_ID))).toBe(404)
  })
})
