import type { ApprovalStatus } from '@tributary/domain'
import { decideApproval, listApprovals } from '@tributary/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertAccount } from '../../src/account/people.queries.ts'
import { insertApproval } from '../../src/approvals/requests/approval-requests.queries.ts'
import { type Request, requestApproval } from '../../src/approvals/requests/request-approval.rules.ts'
import { createSecretBox } from '../../src/storage/secret-box.ts'
import { type Backend, emailOf, type Name, startBackend, UNKNOWN_ID } from '../support/backend.ts'
import { latestMail, mailsOf } from '../support/outbox.ts'
import { clientOf, failureOf, newClient, statusOf } from '../support/sdk-client.ts'

let backend: Backend
let acme: string
let cedar: string
beforeAll(async () => {
  backend = await startBackend()
  acme = await backend.idOf('organisations', 'acme Traders')
  cedar = await backend.idOf('organisations', 'Cedar & Co')
})
afterAll(() => backend.close())

const DECIDED = [409, 'This request has already been decided.']
type Asked = Partial<{ organisationId: string | null; requesterId: string | null; opensAccount: boolean }>

let requests = 0
/** A request of a new user, by default to join acme Traders. */
async function asked(more: Asked = {}) {
  const email = `asker${requests++}@harbour.example`
  const person = { firstName: 'Ivy', lastName: 'Marsh', emailAddress: email } as const
  const account = { emailStatus: 'verified', passwordHash: null, role: 'User' } as const
  const { db } = backend.storage
  const { organisationId = acme, opensAccount = true } = more
  const requesterId =
    more.requesterId === undefined
      ? await insertAccount(db, { ...person, ...account, needsApproval: opensAccount })
      : more.requesterId
  const id = await insertApproval(db, {
    kind: organisationId ? 'JOIN_ORGANISATION' : 'NEW_ORGANISATION',
    organisationId,
    companyName: organisationId === acme ? 'acme Traders' : 'Harbour Point',
    requesterId,
    opensAccount,
    description: 'Ivy asks',
    now: backend.clock.now,
  })
  return { id, email, requesterId }
}

const decide = async (who: Name, id: string, approvalStatus: Exclude<ApprovalStatus, 'PENDING'>) =>
  decideApproval(await clientOf(backend, who), { body: { approvalId: id, approvalStatus } })

const accountOf = (email: string) =>
  backend.storage.db
    .selectFrom('users')
    .leftJoin('user_organisations', 'user_id', 'users.id')
    .leftJoin('organisations', 'organisations.id', 'organisation_id')
    .select(['status_id as status', 'company_name as company'])
    .where('email', '=', email)
    .executeTakeFirst()

const auditOf = (id: string) =>
  backend.storage.db
    .selectFrom('audit_log')
    .select(['action', 'organisation_id', 'detail'])
    .where('target', '=', id)
    .execute()

describe('the requests of the demo [CALL-06, APPR-14]', () => {
  it('are one pending and one decided, in this order', async () => {
    const seen = await listApprovals(await clientOf(backend, 'olga'))
    expect(seen).toEqual([
      {
        id: expect.any(String),
        approvalType: 'JOIN_ORGANISATION',
        approvalStatus: 'PENDING',
        requestedAt: expect.any(Date),
        approvedAt: null,
        approvedUser: null,
        approvalContext: '{"Description":"Noor Nyström (noor@fjordlight.example) asks to join acme Traders"}',
      },
      {
        id: expect.any(String),
        approvalType: 'NEW_ORGANISATION',
        approvalStatus: 'APPROVED',
        requestedAt: expect.any(Date),
        approvedAt: new Date(backend.clock.now.getTime() - 49 * 3_600_000),
        approvedUser: 'Adam Ash',
        approvalContext:
          '{"Description":"Bram Birkeland (bram@birch.example) asks for a new organisation: Birch Ltd"}',
      },
    ])
  })
})

describe('who sees and decides what', () => {
  it('administrators of the organisation and of the installation', async () => {
    const [ours, theirs, nobodys] = await Promise.all([
      asked(),
      asked({ organisationId: cedar }),
      asked({ organisationId: null }),
    ])
    const seenBy = async (who: Name) =>
      (await listApprovals(await clientOf(backend, who))).map(({ id }) => id)
    expect(await seenBy('adam')).toEqual(expect.arrayContaining([ours.id, theirs.id, nobodys.id]))
    const seen = await seenBy('olga')
    expect([ours.id, theirs.id, nobodys.id].map((id) => seen.includes(id))).toEqual([true, false, false])
    for (const { id } of [theirs, nobodys])
      expect(await failureOf(decide('olga', id, 'APPROVED'))).toEqual([404, 'Not found.'])
    expect((await decide('olga', ours.id, 'APPROVED')).data.approvalStatus).toBe('APPROVED')
    expect((await decide('sue', theirs.id, 'REJECTED')).data.approvalStatus).toBe('REJECTED')
  })

  it('no users below level 2', async () => {
    const { id } = await asked()
    for (const who of ['eli', 'una'] satisfies Name[]) {
      expect(await statusOf(listApprovals(await clientOf(backend, who)))).toBe(403)
      expect(await statusOf(decide(who, id, 'APPROVED'))).toBe(403)
    }
    const signedOut = newClient(backend)
    const body = { approvalId: id, approvalStatus: 'APPROVED' as const }
    expect(await statusOf(listApprovals(signedOut))).toBe(401)
    expect(await statusOf(decideApproval(signedOut, { body }))).toBe(401)
  })

  it('no one decides about their own request', async () => {
    const { id } = await asked({ requesterId: await backend.idOf('users', 'Olga'), opensAccount: false })
    expect(await failureOf(decide('olga', id, 'APPROVED'))).toEqual([
      403,
      'You cannot decide your own request.',
    ])
    expect(await statusOf(decide('adam', id, 'REJECTED'))).toBeUndefined()
    expect(await statusOf(clientOf(backend, 'olga'))).toBeUndefined()
  })
})

describe('approving [CALL-07, APPR-08]', () => {
  it('adds the requester, mails them, and records who decided and when', async () => {
    const { id, email, requesterId } = await asked()
    expect(await accountOf(email)).toEqual({ status: 2, company: null })
    expect(await decide('olga', id, 'APPROVED')).toEqual({
      message: 'The request has been decided.',
      data: {
        id,
        approvalType: 'JOIN_ORGANISATION',
        approvalStatus: 'APPROVED',
        requestedAt: expect.any(Date),
        approvedAt: backend.clock.now,
        approvedUser: 'Olga Oak',
        approvalContext: '{"Description":"Ivy asks"}',
      },
    })
    expect(await accountOf(email)).toEqual({ status: 1, company: 'acme Traders' })
    expect(await mailsOf(backend, email, 'approval-decided')).toEqual([
      { kind: 'approval-decided', firstName: 'Ivy', companyName: 'acme Traders', approved: true },
    ])
    expect(await auditOf(id)).toEqual([
      {
        action: 'approval.approved',
        organisation_id: acme,
        detail: { type: 'JOIN_ORGANISATION', requester: requesterId },
      },
    ])
  })

  it('creates the requested organisation', async () => {
    const { id, email } = await asked({ organisationId: null })
    await decide('adam', id, 'APPROVED')
    expect(await accountOf(email)).toEqual({ status: 1, company: 'Harbour Point' })
  })

  it('does not open a locked account', async () => {
    const { id, email } = await asked({ opensAccount: false })
    await backend.storage.db.updateTable('users').set({ status_id: 2 }).where('email', '=', email).execute()
    await decide('olga', id, 'APPROVED')
    expect(await accountOf(email)).toEqual({ status: 2, company: 'acme Traders' })
  })

  it('is refused if the requester was deleted; rejecting still works', async () => {
    const { id } = await asked({ requesterId: null })
    expect(await failureOf(decide('olga', id, 'APPROVED'))).toEqual([
      409,
      'The user who made this request no longer has an account.',
    ])
    expect((await decide('olga', id, 'REJECTED')).data.approvalStatus).toBe('REJECTED')
  })
})

describe('rejecting', () => {
  it('deletes the pending account and mails its owner', async () => {
    const { id, email } = await asked()
    await decide('olga', id, 'REJECTED')
    expect(await accountOf(email)).toBeUndefined()
    expect(await mailsOf(backend, email, 'approval-decided')).toMatchObject([{ approved: false }])
    expect((await auditOf(id)).map(({ action }) => action)).toEqual(['approval.rejected'])
  })

  it('leaves an account that existed before', async () => {
    const { id, email } = await asked({ opensAccount: false })
    await decide('olga', id, 'REJECTED')
    expect(await accountOf(email)).toEqual({ status: 1, company: null })
  })
})

describe('a decision is final [APPR-12]', () => {
  it('a second decision is refused', async () => {
    const { id } = await asked()
    await decide('olga', id, 'REJECTED')
    expect(await failureOf(decide('adam', id, 'APPROVED'))).toEqual(DECIDED)
    expect(await failureOf(decide('olga', id, 'REJECTED'))).toEqual(DECIDED)
  })

  it('of ten simultaneous decisions, exactly one takes effect', async () => {
    const { id, email } = await asked()
    const olga = await clientOf(backend, 'olga')
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        decideApproval(olga, {
          body: { approvalId: id, approvalStatus: index % 2 ? 'APPROVED' : 'REJECTED' },
        }).then(
          ({ data }) => data.approvalStatus,
          (error: unknown) => failureOf(Promise.reject(error)),
        ),
      ),
    )
    expect(answers.filter((answer) => Array.isArray(answer))).toEqual(Array(9).fill(DECIDED))
    const approved = answers.includes('APPROVED')
    expect((await accountOf(email))?.company).toBe(approved ? 'acme Traders' : undefined)
    expect(await auditOf(id)).toHaveLength(1)
  })
})

describe('the link in a mail to approvers', () => {
  /** Creates a request and returns the mail to Adam. */
  async function signedUp(request: Request = { kind: 'NEW_ORGANISATION', companyName: 'Harbour Point' }) {
    const { config, clock, storage } = backend
    const person = { firstName: 'Ivy', lastName: 'Marsh', emailAddress: `asker${requests++}@harbour.example` }
    const unsigned = {
      emailStatus: 'verified',
      passwordHash: null,
      role: 'User',
      needsApproval: true,
    } as const
    const account = { ...person, ...unsigned }
    const userId = await insertAccount(storage.db, account)
    const secretBox = createSecretBox(config.encryptionKey)
    const tools = { config, secretBox, clock: () => clock.now }
    const id = await requestApproval(storage.db, tools, request, { ...person, userId })
    const { approvalId, token = '' } = await latestMail(backend, emailOf('adam'), 'approval-requested')
    expect(approvalId).toBe(id)
    return { id, token }
  }

  it('has a different token for each approver', async () => {
    const { id } = await signedUp()
    const tokens = await Promise.all(
      (['sue', 'adam'] satisfies Name[]).map(async (who) => {
        const { approvalId, token } = await latestMail(backend, emailOf(who), 'approval-requested')
        expect(approvalId).toBe(id)
        return token
      }),
    )
    expect(new Set(tokens).size).toBe(2)
  })

  it('works once', async () => {
    const { id, token } = await signedUp()
    const followed = { body: { approvalId: id, approvalStatus: 'APPROVED', token } } as const
    const adam = await clientOf(backend, 'adam')
    expect((await decideApproval(adam, followed)).data.approvalStatus).toBe('APPROVED')
    expect(await failureOf(decideApproval(adam, followed))).toEqual(DECIDED)
  })

  const REFUSED = [400, 'This link is no longer valid.']
  const follow = async (who: Name, approvalId: string, token: string) =>
    decideApproval(await clientOf(backend, who), { body: { approvalId, approvalStatus: 'APPROVED', token } })

  it('works only for its user and its request, unchanged', async () => {
    const { token } = await signedUp()
    const { id, token: own } = await signedUp()
    expect(await failureOf(follow('sue', id, own))).toEqual(REFUSED)
    expect(await failureOf(follow('adam', id, token))).toEqual(REFUSED)
    const [until = '', mac = ''] = own.split('.')
    for (const forged of [`${until}z.${mac}`, `${until}.`, `.${mac}`, mac, 'x'])
      expect(await failureOf(follow('adam', id, forged))).toEqual(REFUSED)
    expect((await follow('adam', id, own)).data.approvalStatus).toBe('APPROVED')
  })

  it('expires after a day', async () => {
    const { id, token } = await signedUp()
    const early = backend.clock.now
    backend.clock.advance(24 * 3_600)
    expect(await failureOf(follow('adam', id, token))).toEqual(REFUSED)
    backend.clock.now = early
    backend.clock.advance(24 * 3_600 - 1)
    expect((await follow('adam', id, token)).data.approvalStatus).toBe('APPROVED')
  })

  it('is sent to the installation’s administrators if the organisation has none', async () => {
    const { id: organisationId } = await backend.storage.db
      .insertInto('organisations')
      .values({ client_key: 'lonely', company_name: 'Lonely Ltd' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id, token } = await signedUp({
      kind: 'JOIN_ORGANISATION',
      companyName: 'Lonely Ltd',
      organisationId,
    })
    expect((await follow('adam', id, token)).data.approvalStatus).toBe('APPROVED')
  })
})

it.each([
  {},
  { approvalId: 'x' },
  { approvalId: 'x', approvalStatus: 'PENDING' },
  { approvalId: 'x', approvalStatus: 'approved' },
  { approvalId: 'x', approvalStatus: 'APPROVED', by: 'me' },
  { approvalId: 'x', approvalStatus: 'APPROVED', token: '' },
  { approvalId: 'x', approvalStatus: 'APPROVED', token: 'x'.repeat(201) },
])('%j is refused', async (body) => {
  expect((await (await backend.as('olga')).call('POST', '/approvals', { body })).statusCode).toBe(400)
})

it.each(['x', UNKNOWN_ID])('returns 404 for the request %s', async (id) => {
  expect(await failureOf(decide('adam', id, 'APPROVED'))).toEqual([404, 'Not found.'])
  expect(await mailsOf(backend, emailOf('adam'), 'approval-decided')).toEqual([])
})
