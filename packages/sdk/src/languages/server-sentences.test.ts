import { afterEach, beforeEach, expect, it } from 'vitest'
import { newPasswordFailure } from '../account/reset-password.ts'
import { signUpRefusal } from '../account/sign-up-error.ts'
import { SdkError } from '../client/sdk-error.ts'
import { englishOf, setLanguage } from '../common/language/catalogue.ts'
import { checkSentence } from '../connectors/editor/connection-checks.ts'
import { connectorRefusal } from '../connectors/editor/connector-refusal.ts'
import { runsMessages } from '../connectors/runs/runs.messages.ts'
import { explainDatabaseError } from '../database/explain-error.ts'
import { invitationFailure, invitationRefusal } from '../invitations/invitation-refusal.ts'
import { invitationsMessages } from '../invitations/invitations.messages.ts'
import { schemaRefusal } from '../organisations/organisation-form.ts'
import { accountFailure } from '../session/account-failure.ts'
import { signInErrorMessage } from '../session/sign-in-error.ts'
import { arabic } from './ar/arabic.ts'
import { german } from './de/german.ts'

// The server writes English in every language of the client.
const refused = (statusCode: number, message: string) =>
  new SdkError({ kind: 'http', method: 'POST', path: '/', statusCode, messages: [message] })

beforeEach(() => setLanguage({ tag: 'de-DE', direction: 'ltr', catalogues: german }))
afterEach(() => setLanguage(null))

it('translates the sentence about an unconfirmed address after a sign-in', () => {
  const english = 'Confirm your email address first. Follow the link we have sent to it, then sign in.'
  expect(signInErrorMessage(refused(403, english))).toBe(german['sign-in'].addressUnconfirmed)
  expect(signInErrorMessage(refused(403, 'No.'))).toBe(german['sign-in'].otherFailure)
})

it('translates the sentence about the provider that replaces passwords', () => {
  const english = 'Your organisation signs in with Acme sign-in. Choose it on the sign-in page.'
  expect(signInErrorMessage(refused(403, english))).toBe(german['sign-in'].onlyProvider('Acme sign-in'))
})

it.each([
  ['This email address is already in use', { emailAddress: german.email.taken }],
  ['Invalid email address', { emailAddress: german.email.invalid }],
])('translates a refusal of an address: %s', (english, expected) => {
  expect(signUpRefusal(refused(409, english))).toEqual(expected)
})

it('translates the refusal of a common password', () => {
  const english = 'At least fifteen characters, and not a commonly used password.'
  const shown = signUpRefusal(refused(400, english))?.password
  expect(shown).toMatch(/15|fünfzehn/)
  expect(newPasswordFailure(refused(400, english))).toEqual({ kind: 'message', message: shown })
})

it('translates the refusal of a schema', () => {
  const english = 'This schema is already in use. Choose another one.'
  expect(schemaRefusal(refused(409, english), null)).toBe(german.organisations.schemaTaken)
})

it.each(Object.entries(englishOf(invitationsMessages).refusals))(
  'translates why an invitation is refused: %s',
  (reason, english) => {
    for (const [tag, catalogues] of [['de-DE', german] as const, ['ar', arabic] as const]) {
      setLanguage({ tag, direction: 'ltr', catalogues })
      const shown = invitationFailure(refused(409, english))
      expect(shown).not.toBe(english)
      expect(shown).toBe(Object.entries(catalogues.invitations.refusals).find(([key]) => key === reason)?.[1])
      expect(invitationRefusal(refused(409, english))).toBe(reason)
    }
    expect(invitationFailure(refused(409, 'No.'))).toBe('No.')
  },
)

it('translates the sentences about private addresses, also in the midst of others', () => {
  const { causes, remedies } = englishOf(runsMessages)
  const english = `${causes['private-address']()} ${remedies.allowPrivate}`
  expect(checkSentence({ sentence: english })).toBe(
    `${german.runs.causes['private-address']()} ${german.runs.remedies.allowPrivate}`,
  )
  const target = refused(502, causes['target-private-address']())
  expect(explainDatabaseError({ error: target })?.message).toBe(
    german.runs.causes['target-private-address'](),
  )
  const forOperators = `${causes['target-private-address']()} ${remedies.allowPrivate}`
  expect(explainDatabaseError({ error: refused(502, forOperators) })?.message).toBe(
    `${german.database.privateTarget} ${german.database.allowPrivate}`,
  )
  expect(checkSentence({ sentence: '3 files' })).toBe('3 files')
})

it.each([
  ['The verification code is not correct.', german.codes.wrong],
  ['Too many attempts with this code. Please request a new one.', german.codes.closed],
  ['Too many wrong codes. Please sign in again.', german.codes.signInClosed],
  ['The code is not correct.', german.factors.wrongCode],
  ['The passkey was not accepted. Try again.', german.passkeys.refused],
  ['Your current password is not correct.', german.security.wrongPassword],
  ['No.', 'No.'],
])('translates why a factor or the password was refused: %s', (english, expected) => {
  expect(accountFailure(refused(400, english))).toBe(expected)
})

it.each([
  [1, '1 second', '1 Sekunde'],
  [119, '119 seconds', '119 Sekunden'],
  [121, '3 minutes', '3 Minuten'],
  [86_400, '24 hours', '24 Stunden'],
  [200_000, '3 days', '3 Tage'],
])('translates how long to wait after too many attempts: %i s', (retryAfter, english, expected) => {
  const messages = [`Too many attempts. Please wait ${english} and try again.`]
  const failure = { kind: 'http', method: 'POST', path: '/', statusCode: 429 } as const
  expect(accountFailure(new SdkError({ ...failure, messages, retryAfter }))).toContain(expected)
  expect(accountFailure(new SdkError({ ...failure, messages }))).toBe(messages[0])
})

it('shows the request to enter a secret again at the password of a connection', () => {
  const english = 'target.connectionString: Please enter this again: the address it is sent to has changed.'
  expect(connectorRefusal('ftp', refused(400, english)).fields).toEqual({
    'target.connectionString/password': german.editor.enterAgain,
  })
})
