import { describe, expect, it } from 'vitest'
import { linksOf, visibleText } from '../../test/support/mail-text.ts'
import type { PageLanguage } from '../page-language.ts'
import type { Mail } from './mail.ts'
import { renderMail } from './render-mail.ts'

const rendered = (mail: Mail, language: PageLanguage = 'en') =>
  renderMail(mail, new URL('https://portal.example'), language)
const nina = { firstName: 'Nina' }
const firm = { ...nina, companyName: 'Nordwind Ltd' }

type Case = [Mail, subject: string, text: string]

const everyMail: Case[] = [
  [
    { kind: 'verification-code', ...nina, code: '004821', purpose: 'sign-in' },
    'Your code to sign in',
    `Enter this verification code to sign in:

    004821

The code works once and expires in 10 minutes. Tributary staff will never ask you for it.

If you are not signing in right now, someone else may know your password.
Reset your password:
https://portal.example/reset-password`,
  ],
  [
    { kind: 'verification-code', ...nina, code: '000000', purpose: 'mfa-enable' },
    'Your code to turn on verification codes',
    `Enter this verification code to turn on codes at sign-in:

    000000

The code works once and expires in 10 minutes. Tributary staff will never ask you for it.

If you did not request this, someone else may be signed in as you.
Reset your password:
https://portal.example/reset-password`,
  ],
  [
    { kind: 'verification-code', ...nina, code: '999999', purpose: 'mfa-disable' },
    'Your code to turn off verification codes',
    `Enter this verification code to turn off codes at sign-in:

    999999

The code works once and expires in 10 minutes. Tributary staff will never ask you for it.

If you did not request this, someone else may be signed in as you.
Reset your password:
https://portal.example/reset-password`,
  ],
  [
    { kind: 'multi-factor-changed', ...nina, enabled: true },
    'Verification codes have been turned on',
    `You now need a code from your email to sign in, unless you have trusted the device.

If it was not you, reset your password now. That signs out everyone who is signed in as you.
Reset your password:
https://portal.example/reset-password`,
  ],
  [
    { kind: 'multi-factor-changed', ...nina, enabled: false },
    'Verification codes have been turned off',
    `Your password alone is now enough to sign in. Your trusted devices have been removed.

If it was not you, reset your password now. That signs out everyone who is signed in as you.
Reset your password:
https://portal.example/reset-password`,
  ],
  [
    { kind: 'provider-sign-in', ...nina, provider: 'Nordwind sign-in' },
    'Your Tributary account is ready',
    `Your account is ready. Sign in with Nordwind sign-in. You do not need a password for Tributary.

Sign in:
https://portal.example/signin

Enter this email address on the sign-in page. The page then offers your provider.`,
  ],
  [
    {
      kind: 'invitation',
      ...firm,
      invitedBy: 'Olga Oak',
      token: 'a-b_c',
      provider: 'Nordwind sign-in',
    },
    'You are invited to Nordwind Ltd',
    `Olga Oak has invited you to Nordwind Ltd in Tributary.

Sign in:
https://portal.example/signin

To accept, sign in with Nordwind sign-in within 7 days. You do not need a password for Tributary.

If you do not know the sender, you do not need to do anything.`,
  ],
  [
    { kind: 'password-link', ...nina, token: 'a-b_c', purpose: 'reset' },
    'Reset your password',
    `Someone requested a password reset for your account. Choose a new password here:

Reset password:
https://portal.example/reset-password/redeem/a-b_c

The link works once and expires in one hour.

If it was not you, you do not need to do anything. Your password stays the same.`,
  ],
  [
    { kind: 'password-link', ...nina, token: 'a-b_c', purpose: 'set' },
    'Set your password for Tributary',
    `Your account is ready. Set a password to sign in with it:

Set password:
https://portal.example/set-password/redeem/a-b_c

The link works once and expires in 7 days.`,
  ],
  [
    { kind: 'password-changed', ...nina },
    'Your password has been changed',
    `The password of your account has been changed. Other devices have been signed out, and your trusted devices have been removed.

If it was not you, reset your password now.
Reset your password:
https://portal.example/reset-password`,
  ],
  [
    { kind: 'email-changed', ...nina, newAddress: 'nina.north@elsewhere.example' },
    'Your email address has been changed',
    `Your account now has the address n•••@elsewhere.example. Sign in with that address. Codes and links are sent there, and no longer here.

If it was not you, contact your administrator: a password reset would go to the new address.`,
  ],
  [
    { kind: 'email-changed', ...nina, newAddress: 'nina.north@nordwind.example', providers: ['Xero'] },
    'Your email address has been changed',
    `Your account now has the address n•••@nordwind.example. Sign in with that address. Codes and links are sent there, and no longer here.

You can no longer sign in with Xero until you link it again.

If it was not you, contact your administrator: a password reset would go to the new address.`,
  ],
  [
    { kind: 'email-change-requested', ...nina, newAddress: 'nina.north@nordwind.example' },
    'A new email address was requested for your account',
    `Someone signed in to your account asked to change its address to n•••@nordwind.example. The change takes effect when the link that we sent there is opened and confirmed.

If it was not you, reset your password now. That cancels the change and signs out everyone who is signed in as you.
Reset your password:
https://portal.example/reset-password`,
  ],
  [
    { kind: 'confirm-address', ...nina, token: 'a/b', by: 'owner' },
    'Confirm your email address',
    `You asked to use this address for your account. Confirm it to sign in with it:

Confirm email address:
https://portal.example/signin/confirm-address/a%2Fb

The link works once and expires in one day.

If you have no account here, someone has mistyped their address. Do not follow the link.`,
  ],
  [
    { kind: 'confirm-address', ...nina, token: 'ab', by: 'administrator' },
    'Confirm your email address',
    `Your administrator has given your account this address. Confirm it before you sign in with it:

Confirm email address:
https://portal.example/signin/confirm-address/ab

The link works once and expires in one day.

If you have no account here, someone has mistyped their address. Do not follow the link.`,
  ],
  [
    { kind: 'account-unlinked', ...nina, provider: 'Xero' },
    'Xero can no longer sign you in',
    `You can no longer sign in with Xero. Your password still works.

If neither you nor your administrator removed it, reset your password.
Reset your password:
https://portal.example/reset-password`,
  ],
  [
    { kind: 'token-created', ...nina, name: 'Nightly refresh' },
    'An API token was created for your account',
    `A program can now use Tributary with your rights. The token is named Nightly refresh.

If it was not you, reset your password now. That signs out everyone and revokes all your API tokens.
Reset your password:
https://portal.example/reset-password`,
  ],
  [
    { kind: 'account-linked', ...nina, provider: 'Xero' },
    'Xero can now sign you in',
    `You can now sign in with Xero as well as with your password.

If it was not you, someone else knows your password. Reset it, and tell your administrator.
Reset your password:
https://portal.example/reset-password`,
  ],
  [
    { kind: 'welcome', ...firm },
    'Welcome to Tributary',
    `Your account and Nordwind Ltd are ready. What comes next:

1. Sign in.
2. Choose what to connect under “Available connectors” on Home.
3. Add your colleagues under Admin, Users.

Sign in:
https://portal.example/signin?name=Nina

If you did not sign up, someone has mistyped their address. You do not need to do anything.`,
  ],
  [
    { kind: 'sign-up-waits', ...firm },
    'Your sign up request is awaiting approval',
    `Your request for Nordwind Ltd has been sent to the administrators who decide. Please allow up to 24 hours.

We will email you the decision.

If you did not sign up, someone has mistyped their address. You do not need to do anything.`,
  ],
  [
    { kind: 'sign-up-waits', ...firm, code: 'f/1' },
    'Your sign up request is awaiting approval',
    `Your request for Nordwind Ltd has been sent to the administrators who decide. Please allow up to 24 hours.

We will email you the decision.

See the status:
https://portal.example/signup/finalise?code=f%2F1

If you did not sign up, someone has mistyped their address. You do not need to do anything.`,
  ],
  [
    {
      kind: 'approval-requested',
      ...nina,
      approvalId: '3f-1',
      description: 'Jo (jo@x.example) asks to join X',
    },
    'A sign up request is waiting for your decision',
    `A new user requests access:

> Jo (jo@x.example) asks to join X

View the request:
https://portal.example/admin/approvals/3f-1

The text above is from the sign-up form. Approve only people you know.`,
  ],
  [
    { kind: 'approval-requested', ...nina, approvalId: '3f-1', description: 'Jo', token: 'm2.x_-' },
    'A sign up request is waiting for your decision',
    `A new user requests access:

> Jo

View the request:
https://portal.example/admin/approvals/3f-1

The text above is from the sign-up form. Approve only people you know.

If you know them:
Approve:
https://portal.example/admin/approvals/3f-1?status=APPROVED&t=m2.x_-

If you do not:
Reject:
https://portal.example/admin/approvals/3f-1?status=REJECTED&t=m2.x_-`,
  ],
  [
    {
      ...{ kind: 'access-changed', ...firm, organisationId: '3f-1', changedBy: 'Olga Oak' },
      gained: {
        lists: [{ list: 'groups', shown: ['Sales <b>', 'Finance'], more: 2 }],
        futureEntities: true,
      },
      lost: { lists: [{ list: 'connectors', shown: ['Files\u202e'], more: 0 }], futureEntities: false },
      inExcel: true,
    },
    'Your access to Nordwind Ltd has changed',
    `Olga Oak has changed what you have access to in Nordwind Ltd.

You now have access to:

- Security groups: Sales <b>, Finance, and 2 more
- Entities that are added later

You no longer have access to:

- Connectors: Files

Excel shows the change after the next synchronisation.

Open Tributary:
https://portal.example/home?organisation=3f-1

If you did not expect this, ask your administrator.`,
  ],
  [
    { kind: 'approval-decided', ...firm, approved: true },
    'Your sign up request has been approved',
    `Welcome to Tributary. You now belong to Nordwind Ltd and can sign in.

Sign in:
https://portal.example/signin?name=Nina`,
  ],
  [
    { kind: 'approval-decided', ...firm, approved: false },
    'Your sign up request has been rejected',
    `Your request for Nordwind Ltd has been rejected, and no account has been opened for you.

If you think this is a mistake, please contact someone there, then sign up again.`,
  ],
  [
    { kind: 'connector-requested', ...nina, approvalId: '3f-1', description: 'Jo asks', token: 'm2.x_-' },
    'A connector request is waiting for your decision',
    `A member of your organisation requests a connector:

> Jo asks

View the request:
https://portal.example/admin/approvals/3f-1

When you approve it, the portal takes you to the page where you set it up.

To set it up:
Approve:
https://portal.example/admin/approvals/3f-1?status=APPROVED&t=m2.x_-

If it is not needed:
Reject:
https://portal.example/admin/approvals/3f-1?status=REJECTED&t=m2.x_-`,
  ],
  [
    { kind: 'connector-decided', ...firm, connector: 'woocommerce', approved: true },
    'Your connector request has been approved',
    `Your request for WooCommerce in Nordwind Ltd has been approved. An administrator will set it up.

Open the portal:
https://portal.example`,
  ],
  [
    { kind: 'connector-decided', ...firm, connector: 'woocommerce', approved: false },
    'Your connector request has been rejected',
    `Your request for WooCommerce in Nordwind Ltd has been rejected.

If you need it, please speak to an administrator of your organisation.`,
  ],
]

describe.each(everyMail)('%j', (mail, subject, text) => {
  it('renders as plain text', () => {
    expect(rendered(mail).subject).toBe(subject)
    expect(rendered(mail).text).toBe(`Hello Nina,\n\n${text}\n\n-- \nTributary\nhttps://portal.example\n`)
  })

  it('has the same text and links in HTML', () => {
    const { html } = rendered(mail)
    const addresses = text.match(/^https:.*$/gm) ?? []
    const sentences = text.split('\n').filter((line) => line && !line.startsWith('https:'))
    for (const sentence of [subject, 'Hello Nina,', ...sentences.map(withoutMarks)])
      expect(visibleText(html)).toContain(sentence)
    for (const address of addresses) expect(linksOf(html)).toContain(address)
  })

  it('neither loads nor runs anything', () => {
    const { html } = rendered(mail)
    expect(html).not.toMatch(/<(img|script|link|iframe|object|form|svg)|url\(|@import|src=|javascript:/i)
    for (const link of linksOf(html)) expect(link).toMatch(/^https:\/\/portal\.example(\/|$)/)
  })
})

const withoutMarks = (line: string) => line.replace(/^(\d\. |> |- |\s+)|:$/g, '')

describe('a code', () => {
  it('keeps its leading zeros and is on its own line', () => {
    const { html, text } = rendered({
      kind: 'verification-code',
      ...nina,
      code: '000042',
      purpose: 'sign-in',
    })
    expect(html).toContain('>000042<')
    expect(text).toContain('\n    000042\n')
  })

  it('is neither in the subject nor in the preview, which locked screens show', () => {
    const { html, subject } = rendered({
      kind: 'verification-code',
      ...nina,
      code: '000042',
      purpose: 'sign-in',
    })
    expect(subject).not.toContain('000042')
    expect(html.match(/display:none[^>]*>([^<]*)</)?.[1]).toBe(
      'The code works once and expires in 10 minutes.',
    )
  })
})

describe('a name that a user chose', () => {
  const mailTo = (firstName: string, companyName = 'Nordwind Ltd') =>
    rendered({ kind: 'welcome', firstName, companyName })

  it.each([
    ['<img src=x onerror=alert(1)>', 'Hello <img src=x onerror=alert(1)>,'],
    ['"Q" & \'A\'', 'Hello "Q" & \'A\','],
    ['Zoë', 'Hello Zoë,'],
    ['שרה', 'Hello שרה,'],
    ['李', 'Hello 李,'],
    ["D'Arcy St.John", 'Hello,'],
    ['J. R.', 'Hello J. R.,'],
  ])('escapes %s in both parts', (firstName, greeting) => {
    const { html, text } = mailTo(firstName)
    expect(text.split('\n')[0]).toBe(greeting)
    expect(visibleText(html)).toContain(greeting)
    expect(html).not.toContain('<img')
  })

  it('is on one line', () => {
    const { text, html, subject } = mailTo('Nina\r\nBcc: all@example\u2028next')
    expect(text.split('\n')[0]).toBe('Hello,')
    expect(`${html}${subject}`).not.toContain('Bcc')
    expect(mailTo('Nina\r\n\tNorth').text.split('\n')[0]).toBe('Hello Nina North,')
  })

  it('has no invisible or direction characters', () => {
    expect(mailTo('\u202eaniN\u2066\u200b').text.split('\n')[0]).toBe('Hello aniN,')
    expect(mailTo('\u202e').text.split('\n')[0]).toBe('Hello,')
  })

  it.each([
    'http://evil.example',
    'evil.example/x',
    'www.evil.example',
    'a@evil.example',
    'tel:1',
    'evil.com',
  ])('leaves out %s, which would become a link', (value) => {
    const { html, text } = mailTo(value, value)
    expect(`${html}${text}`).not.toContain('evil')
    expect(text).toMatch(/^Hello,\n\nYour account and your organisation are ready\./)
    expect(linksOf(html)).toContain('https://portal.example/signin')
  })

  it('is shortened', () => {
    expect(mailTo('N'.repeat(5_000)).text.split('\n')[0]).toBe(`Hello ${'N'.repeat(79)}…,`)
  })

  it('is encoded in a URL', () => {
    const { html } = mailTo('Zoë & "Q"')
    expect(linksOf(html)).toContain('https://portal.example/signin?name=Zo%C3%AB%20%26%20%22Q%22')
  })
})

it('shows the text of a request on one line, escaped', () => {
  const description = '<a href="https://evil.example">Jo</a>\r\n\r\nApprove: https://evil.example\u202e'
  const { html, text } = rendered({ kind: 'approval-requested', ...nina, approvalId: '1', description })
  expect(text).toContain('\n> <a href="https://evil.example">Jo</a> Approve: https://evil.example\n')
  expect(linksOf(html).join()).not.toContain('evil')
})

it('encodes tokens and ids in URLs', () => {
  const { html } = rendered({ kind: 'password-link', ...nina, token: '../../?x="><b>', purpose: 'reset' })
  expect(linksOf(html)).toContain(
    'https://portal.example/reset-password/redeem/..%2F..%2F%3Fx%3D%22%3E%3Cb%3E',
  )
})
