import { describe, expect, it } from 'vitest'
import { SdkError, type SdkErrorKind } from '../client/sdk-error.ts'
import { passwordHint, passwordPolicies } from '../common/validation/password-policy.ts'
import { clientOf, errorOf } from '../test/builders.ts'
import { httpServer } from '../test/local-server.ts'
import { register } from './account.calls.ts'
import { externalSignUpError, registrationCode, signUpFailure, signUpRefusal } from './sign-up-error.ts'
import { type SignUpForm, signUpError, signUpLabels } from './sign-up-form.ts'

const complete: SignUpForm = {
  firstName: 'Sue',
  lastName: 'Marsh',
  emailAddress: 'sue@example.com',
  password: 'horse-7',
  confirmPassword: 'horse-7',
  organisationName: 'Harbour Point',
}
// Object.keys returns strings; these are the keys of the labels.
const fields = Object.keys(signUpLabels) as (keyof SignUpForm)[]

describe('the fields [VALID-09, SIGNUP-01, SIGNUP-02]', () => {
  it.each(fields)('%s is required', (field) => {
    expect(signUpError(field, complete)).toBeNull()
    expect(signUpError(field, { ...complete, [field]: ' ' })).toBe('required')
  })

  it.each([
    ['emailAddress', 'sue', 'Invalid email address'],
    ['confirmPassword', 'horse-8', 'Does not match Password'],
    ['organisationName', 'x'.repeat(201), 'At most 200 characters.'],
    [
      'password',
      'horse',
      'At least six characters, one number or special character, and not a commonly used password.',
    ],
  ] as const)('%s says of %s: %s [SIGNUP-16]', (field, value, message) => {
    expect(signUpError(field, { ...complete, [field]: value })).toBe(message)
  })

  it('use the password policy of the installation', () => {
    expect(signUpError('password', complete, passwordPolicies.nist)).toMatch(/^At least fifteen characters/)
  })
})

const failed = (kind: SdkErrorKind, ...messages: string[]) =>
  new SdkError({ kind, method: 'POST', path: '/registration/account', messages })

const general = 'Something seems to have gone wrong.'

it.each([
  ['a message', '{"message":"Sign up is switched off."}', 'Sign up is switched off.'],
  ['an error', '{"error":"Sign up is switched off."}', 'Sign up is switched off.'],
  ['no field of use', '{}', general],
  ['a blank message', '{"message":" "}', general],
  ['nothing', '', general],
  ['a web page', '<h1>400 Bad Request</h1>', general],
])(
  'shows the general sentence unless the server sent one: %s [SIGNUP-12, ERR-09]',
  async (_, body, sentence) => {
    const client = clientOf(
      await httpServer((_request, response) => response.writeHead(400, 'Bad Request').end(body)),
    )
    const { firstName, lastName, emailAddress, password, organisationName: companyName } = complete
    const account = { firstName, lastName, emailAddress, password }
    const request = { account, organisation: { companyName }, recaptchaToken: 'solved' }
    expect(signUpFailure(await errorOf(register(client, { body: request })))).toBe(sentence)
  },
)

it.each([
  ['the server said', failed('http', 'Sign up is switched off.'), 'Sign up is switched off.'],
  ['the server said nothing', failed('http'), 'Something seems to have gone wrong.'],
  ['it was cancelled', failed('aborted'), null],
  ['anything else', new Error('x'), 'Something seems to have gone wrong.'],
])('when %s [SIGNUP-12, ERR-09]', (_, error, sentence) => {
  expect(signUpFailure(error)).toBe(sentence)
})

it.each([
  [
    'the address is taken',
    'This email address is already in use',
    { emailAddress: 'This email address is already in use' },
  ],
  ['it is not an address', 'Invalid email address', { emailAddress: 'Invalid email address' }],
  ['the password is commonly used', passwordHint(), { password: passwordHint() }],
  [
    'it is so by another policy',
    passwordHint(passwordPolicies.nist),
    { password: passwordHint(passwordPolicies.nist) },
  ],
  ['it is about no field', 'The captcha could not be verified. Please try again.', null],
])('when %s, the message belongs to its field [ERR-10, RESET-26]', (_, message, expected) => {
  expect(signUpRefusal(failed('http', message))).toEqual(expected)
})

it.each([
  [null, 'Xero', null],
  ['unauthorised', 'Xero', 'Signing up using Xero was either cancelled or is not allowed.'],
  ['unauthorised', null, 'Signing up using the provider was either cancelled or is not allowed.'],
  [
    'anything',
    'Xero',
    'Something seems to have gone wrong while trying to sign up using Xero. Please try again.',
  ],
])('error=%s of %s: %s [SIGNUP-14, SIGNUP-15]', (error, provider, sentence) => {
  expect(externalSignUpError(error, provider)).toBe(sentence)
})

it.each([
  ['c', 'a', 'c'],
  [null, 'a', 'a'],
  ['', 'a', 'a'],
  [null, null, undefined],
])('code=%s and atid=%s send %s [SIGNUP-17]', (code, atid, sent) => {
  expect(registrationCode(code, atid)).toBe(sent)
})
