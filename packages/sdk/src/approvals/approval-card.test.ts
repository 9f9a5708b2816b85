import type { Approval } from '@tributary/domain'
import { describe, expect, it } from 'vitest'
import { SdkError } from '../client/sdk-error.ts'
import { administrator, at, member } from '../test/builders.ts'
import {
  approvalDescription,
  approvalsInOrder,
  approvalTypeLabel,
  decidedApproval,
  decidedMessage,
  decisionInAddress,
  decisionSentence,
  filterApprovals,
  isDecidedAlready,
  isLinkRefused,
  mayDecideApproval,
  requestedSentence,
  tooLateSentence,
} from './approval-card.ts'

const approvalWith = (changes: Partial<Approval> = {}): Approval => ({
  id: 1,
  approvalType: 'JOIN_ORGANISATION',
  approvalStatus: 'PENDING',
  requestedAt: null,
  approvedAt: null,
  approvedUser: null,
  approvalContext: '{"Description":"Eli Stone would like to join."}',
  ...changes,
})
const now = at('09:00')

it.each([
  ['{"Description":"Eli Stone would like to join."}', 'Eli Stone would like to join.'],
  ['{"Description":" "}', null],
  ['{"Description":7}', null],
  ['{"description":"x"}', null],
  ['{"__proto__":{"Description":"x"}}', null],
  ['{}', null],
  ['null', null],
  ['"Description"', null],
  ['Eli Stone would like to join.', null],
  ['', null],
])('the context %s describes %j [APPR-03, APPR-13]', (approvalContext, description) => {
  expect(approvalDescription({ approvalContext })).toBe(description)
})

it('shows the type with spaces for underscores [APPR-02]', () => {
  expect(approvalTypeLabel({ approvalType: 'A_NEW_KIND' })).toBe('A NEW KIND')
})

it.each([
  ['PENDING', at('07:00'), 'Jane Doe', null],
  ['APPROVED', at('07:00'), 'Jane Doe', 'Approved 2 hours ago by Jane Doe'],
  ['REJECTED', at('08:59:30'), 'Jane Doe', 'Rejected just now by Jane Doe'],
  ['APPROVED', null, 'Jane Doe', 'Approved by Jane Doe'],
  ['APPROVED', at('08:00'), null, 'Approved 1 hour ago'],
  ['TAKEN_BACK', null, null, 'Taken back'],
])('%s at %s by %s: %s [APPR-05, APPR-10]', (approvalStatus, approvedAt, approvedUser, sentence) => {
  expect(decisionSentence({ approvalStatus, approvedAt, approvedUser }, now)).toBe(sentence)
})

describe('the decision', () => {
  it.each([
    ['a pending one', 'PENDING', administrator, true],
    ['one that is decided', 'REJECTED', administrator, false],
    ['without the level', 'PENDING', member, false],
    ['without signing in', 'PENDING', null, false],
  ])('%s [APPR-06, APPR-12]', (_, approvalStatus, viewer, may) => {
    expect(mayDecideApproval({ approvalStatus }, viewer)).toBe(may)
  })

  it('is shown immediately, with the time [APPR-09]', () => {
    const shown = decidedApproval(approvalWith(), 'APPROVED', 'Jane Doe', now)
    expect(decisionSentence(shown, now)).toBe('Approved just now by Jane Doe')
    expect(mayDecideApproval(shown, administrator)).toBe(false)
  })

  it.each([
    ['APPROVED', 'APPROVED'],
    ['rejected', 'REJECTED'],
    ['pending', null],
    ['yes', null],
    ['', null],
    [null, null],
  ])('the decision "%s" in a URL means %s [APPR-11]', (status, decision) => {
    expect(decisionInAddress(status)).toBe(decision)
  })
})

it('pending requests come first, then the newest decision [APPR-14]', () => {
  const cards = [
    approvalWith({ id: 1, approvalStatus: 'APPROVED', approvedAt: at('07:00') }),
    approvalWith({ id: 2 }),
    approvalWith({ id: 3, approvalStatus: 'REJECTED', approvedAt: at('08:00') }),
    approvalWith({ id: 4, approvalStatus: 'APPROVED', approvedAt: null }),
    approvalWith({ id: 5 }),
  ]
  expect(approvalsInOrder(cards).map(({ id }) => id)).toEqual([2, 5, 3, 1, 4])
})

it.each([
  ['newest', [2, 3, 1, 4, 5]],
  ['oldest', [1, 3, 2, 4, 5]],
] as const)('or %s request first, those of unknown age last', (order, ids) => {
  const cards = [
    approvalWith({ id: 1, requestedAt: at('07:00'), approvalStatus: 'APPROVED' }),
    approvalWith({ id: 4 }),
    approvalWith({ id: 2, requestedAt: at('08:30') }),
    approvalWith({ id: 3, requestedAt: at('08:00') }),
    approvalWith({ id: 5 }),
  ]
  expect(approvalsInOrder(cards, order).map(({ id }) => id)).toEqual(ids)
})

it('a request shows how long it has waited', () => {
  expect(requestedSentence(approvalWith({ requestedAt: at('07:00') }), now)).toBe('Requested 2 hours ago')
  expect(requestedSentence(approvalWith(), now)).toBeNull()
})

it.each([
  ['all', [1, 2, 3]],
  ['pending', [2]],
  ['decided', [1, 3]],
] as const)('of those that are %s stay %j', (filter, ids) => {
  const cards = [
    approvalWith({ id: 1, approvalStatus: 'APPROVED' }),
    approvalWith({ id: 2 }),
    approvalWith({ id: 3, approvalStatus: 'TAKEN_BACK' }),
  ]
  expect(filterApprovals(cards, filter).map(({ id }) => id)).toEqual(ids)
})

describe('messages after a decision', () => {
  it('name who decided before, and when [APPR-12]', () => {
    const decided = approvalWith({
      approvalStatus: 'REJECTED',
      approvedAt: at('08:00'),
      approvedUser: 'Jane Doe',
    })
    expect(tooLateSentence(decided, now)).toBe(
      'This request has already been decided. Rejected 1 hour ago by Jane Doe.',
    )
    expect(tooLateSentence(approvalWith(), now)).toBe('This request has already been decided.')
  })

  it('confirm the decision of a mailed link', () => {
    expect(decidedMessage(approvalWith(), 'APPROVED')).toBe('Approved: Eli Stone would like to join.')
    expect(decidedMessage(approvalWith({ approvalContext: '' }), 'REJECTED')).toBe(
      'Rejected: JOIN ORGANISATION',
    )
  })
})

it.each([
  [409, true, false],
  [400, false, true],
  [403, false, false],
])('a refusal with %i means too late: %s, or an invalid link: %s', (statusCode, late, link) => {
  const error = new SdkError({
    kind: 'http',
    method: 'POST',
    path: '/approvals',
    messages: ['No.'],
    statusCode,
  })
  expect([isDecidedAlready(error), isLinkRefused(error)]).toEqual([late, link])
})
