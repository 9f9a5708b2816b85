import type { FinaliseState } from '@tributary/domain'
import { expect, it } from 'vitest'
import { accountMessages } from './account.messages.ts'
import { finaliseView } from './finalise-view.ts'

const nothing: FinaliseState = {
  finalised: false,
  firstName: null,
  provider: 'Xero',
  approvalId: null,
  linkOrganisation: false,
  linkAccount: false,
  emailAddress: null,
}
const all: FinaliseState = {
  ...nothing,
  finalised: true,
  approvalId: 0,
  linkOrganisation: true,
  linkAccount: true,
}

it.each([
  ['finalised', all, 'yes', 'finalised'],
  ['answered Yes', { ...all, finalised: false }, 'yes', 'submitted'],
  ['an approval is asked for', { ...all, finalised: false }, null, 'awaiting-approval'],
  ['reloaded after Yes', { ...nothing, approvalId: 'a1', linkOrganisation: true }, null, 'awaiting-approval'],
  [
    'an organisation to join',
    { ...nothing, linkOrganisation: true, linkAccount: true },
    null,
    'join-organisation',
  ],
  [
    'answered No, with an account',
    { ...nothing, linkOrganisation: true, linkAccount: true },
    'no',
    'link-account',
  ],
  ['answered No, without one', { ...nothing, linkOrganisation: true }, 'no', 'organisation'],
  ['an account to link', { ...nothing, linkAccount: true }, null, 'link-account'],
  ['nothing known', nothing, null, 'organisation'],
] as const)('%s [FINAL-14, FINAL-16]', (_, state, answer, view) => {
  expect(finaliseView(state, answer)).toBe(view)
})

it('uses the specified sentences [FINAL-03, FINAL-17, CONST-10]', () => {
  const { join, awaitingApproval, awaitingAdvice } = accountMessages.finalise
  expect(awaitingApproval).toBe('Your sign up request is awaiting approval.')
  expect(awaitingAdvice).toBe('Please allow up to 24 hours, and check your spam folder.')
  expect(join('Xero')).toBe(
    'Xero entities you connected already belong to an organisation. Would you like to request permission to join it?',
  )
})
