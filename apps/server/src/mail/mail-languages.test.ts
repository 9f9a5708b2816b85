import { describe, expect, it } from 'vitest'
import { linksOf, visibleText } from '../../test/support/mail-text.ts'
import type { PageLanguage } from '../page-language.ts'
import type { AccessNames, Mail, MailedAlert, MailOf, SignInChange } from './mail.ts'
import { renderMail } from './render-mail.ts'

const firstName = 'Nina'
const token = 'a-b_c'
const organisationId = '3f-1'
const firm = { firstName, companyName: 'Nordwind' }
const newAddress = 'nina@elsewhere.example'
const connector = { id: 'c-1', type: 'xero', name: 'Ledger' }
const names: AccessNames = {
  lists: [
    { list: 'groups', shown: ['Sales', 'Finance'], more: 2 },
    { list: 'connectors', shown: ['Ledger'], more: 0 },
  ],
  futureEntities: true,
}
const alert = {
  ...{ organisationId, companyName: 'Nordwind', connector, approvalId: null, detail: 'E-42', fixed: false },
}
const asks = { who: 'Jo (jo@x.example)', companyName: 'Birch' }
const change: Record<SignInChange, string> = {
  'provider-set': 'Okta',
  'provider-changed': 'Okta',
  'provider-on': 'Okta',
  'provider-off': 'Okta',
  'only-provider': '',
  'provider-removed': 'Okta',
  'domain-verified': 'nordwind.example',
  'domain-failing': 'nordwind.example',
  'domain-lapsed': 'nordwind.example',
  'domain-removed': 'nordwind.example',
  'domain-moved': 'nordwind.example',
  'passwords-allowed': '',
  'scim-on': '',
  'scim-off': '',
  'scim-token': 'Directory',
}
const alertsOf = (...alerts: MailedAlert[]): MailOf<'alerts'> => ({ kind: 'alerts', firstName, alerts })
const each = <Value, Made>(values: readonly Value[], make: (value: Value) => Made) => values.map(make)

/** Every kind of mail, with what changes its text. */
const samples: { [Kind in Mail['kind']]: readonly Omit<MailOf<Kind>, 'kind'>[] } = {
  'verification-code': each(['sign-in', 'mfa-enable', 'mfa-disable', 'step-up'] as const, (purpose) => ({
    ...{ firstName, purpose, code: '004821' },
  })),
  'multi-factor-changed': [
    { firstName, enabled: true },
    { firstName, enabled: false },
    { firstName, enabled: false, app: true },
  ],
  'factor-changed': each(
    [
      'authenticator-added',
      'authenticator-removed',
      'passkey-added',
      'passkey-passwordless',
      'passkey-removed',
      'recovery-codes-replaced',
    ] as const,
    (changed) => ({ firstName, change: changed, name: 'Laptop' }),
  ),
  'factors-reset': [{ firstName }],
  'recovery-code-used': [
    { firstName, left: 1 },
    { firstName, left: 7 },
  ],
  'password-link': [
    { firstName, token, purpose: 'set' },
    { firstName, token, purpose: 'reset' },
  ],
  'provider-sign-in': [
    { firstName, provider: 'Okta' },
    { firstName, provider: 'Okta', requested: true },
  ],
  'password-changed': [{ firstName, providers: ['Xero', 'Okta', 'tel:1'] }],
  'email-changed': [{ firstName, newAddress, providers: ['Xero'] }],
  'email-change-requested': [{ firstName, newAddress }],
  'confirm-address': [
    { firstName, token, by: 'owner' },
    { firstName, token, by: 'administrator' },
  ],
  'account-unlinked': [{ firstName, provider: 'Xero' }],
  'account-linked': [{ firstName, provider: 'Xero' }],
  'token-created': [{ firstName, name: 'Nightly' }],
  welcome: [firm],
  'sign-up-waits': [{ ...firm, code: 'f/1' }],
  invitation: [
    { ...firm, invitedBy: 'Olga Oak', token },
    { ...firm, invitedBy: 'Olga Oak', token, provider: 'Okta' },
  ],
  'invitation-accepted': [{ ...firm, name: 'Jo', address: 'jo@x.example' }],
  'reconnect-link': [{ ...firm, connectorName: 'Ledger', type: 'xero', askedBy: 'Olga Oak', token }],
  reconnected: [{ ...firm, connector: { ...connector, organisationId }, address: 'jo@x.example' }],
  'approval-requested': each(['JOIN_ORGANISATION', 'NEW_ORGANISATION'] as const, (kind) => ({
    ...{ firstName, token, approvalId: '3f-1', description: '', asks: { ...asks, kind } },
  })),
  'approval-decided': [
    { ...firm, approved: true },
    { ...firm, approved: false },
  ],
  'connector-requested': [
    {
      ...{ firstName, token, approvalId: '3f-1', description: '' },
      asks: { ...asks, kind: 'ADD_CONNECTOR', connector: 'Xero' },
    },
  ],
  'connector-decided': [
    { ...firm, connector: 'xero', approved: true },
    { ...firm, connector: 'xero', approved: false },
  ],
  'webhook-disabled': [
    { ...firm, organisationId, name: 'Billing', fault: 'gone' },
    { ...firm, organisationId, name: 'Billing', fault: 'failing' },
  ],
  'sign-in-changed': each(Object.entries(change), ([changed, name]) => ({
    ...{ ...firm, organisationId, change: changed as SignInChange, name },
  })),
  'organisation-deleted': [
    { ...firm, change: 'deleted', by: 'Olga Oak' },
    { ...firm, change: 'restored', by: 'Olga Oak' },
  ],
  'access-changed': [
    { ...firm, organisationId, changedBy: 'Olga Oak', gained: names, lost: names, inExcel: true },
  ],
  'account-status-changed': each(['locked', 'archived', 'active'] as const, (status) => ({
    ...{ firstName, status, changedBy: 'Olga Oak' },
  })),
  alerts: [
    ...each(['refresh.failed', 'refresh.stuck', 'authorisation.needed'] as const, (event) =>
      alertsOf({ ...alert, event }),
    ),
    alertsOf({ ...alert, event: 'refresh.failed', fixed: true }),
    alertsOf({ ...alert, event: 'approval.waiting', connector: null, approvalId: '3f-1', detail: null }),
    alertsOf({ ...alert, event: 'refresh.failed' }, { ...alert, event: 'refresh.stuck' }),
  ],
}

const mails = Object.entries(samples).flatMap(([kind, all]) =>
  all.map((sample): [string, Mail] => [
    `${kind} ${JSON.stringify(sample).slice(0, 60)}`,
    { kind, ...sample } as Mail,
  ]),
)
const shownIn = (mail: Mail, language: PageLanguage) => {
  const { subject, text, html } = renderMail(mail, new URL('https://portal.example'), language)
  return { subject, text, html, all: `${subject}\n${text}\n${visibleText(html)}` }
}

const given =
  /Nina|Nordwind|Olga Oak|Okta|Xero|Ledger|Laptop|Sales|Finance|Jo\b|Birch|Billing|Nightly|Directory|E-42|004821|\b7\b|n•••@elsewhere\.example|[\w.]+@x\.example|nordwind\.example/g
const ofEnglish =
  /\b(the|you|your|yours|and|has|have|been|with|for|this|that|open|sign|not|are|from|any|minutes?|hours?|days?)\b/i
const withoutLinks = (text: string) => text.replaceAll(/https:\S+/g, '')

describe.each(mails)('%s', (_, mail) => {
  it.each([
    ['de', '<html lang="de">', 'left'],
    ['ar', '<html lang="ar" dir="rtl">', 'right'],
  ] as const)('is complete in %s', (language, start, side) => {
    const english = shownIn(mail, 'en')
    const { html, all, text } = shownIn(mail, language)
    expect(html).toContain(start)
    expect(html).toContain(`text-align:${side}`)
    expect(withoutLinks(all).replaceAll(given, '')).not.toMatch(ofEnglish)
    expect(linksOf(html)).toEqual(linksOf(english.html))
    expect(text.match(/https:\S+/g)).toEqual(english.text.match(/https:\S+/g))
    expect(new Set(all.match(given))).toEqual(new Set(english.all.match(given)))
  })
})

it.each(['de', 'ar'] as const)('has no English words for names that must not be shown: %s', (language) => {
  const names = /"(Nina|Nordwind|Olga Oak|Okta|Xero|Ledger|Laptop|Billing|Nightly|Directory|Jo)"/g
  for (const [, mail] of mails) {
    const { all } = shownIn(JSON.parse(JSON.stringify(mail).replaceAll(names, '"tel:1"')), language)
    expect(withoutLinks(all).replaceAll(given, '')).not.toMatch(ofEnglish)
  }
})

it('isolates names in a sentence from right to left', () => {
  const { text } = shownIn({ kind: 'invitation', ...firm, invitedBy: 'Olga Oak', token }, 'ar')
  expect(text).toContain('دعاك \u2068Olga Oak\u2069 إلى \u2068Nordwind\u2069')
})

it.each([
  ['en', '10 minutes', 'one hour', '7 days'],
  ['de', '10 Minuten', '1 Stunde', '7 Tage'],
  ['ar', '10 دقائق', 'ساعة', '7 أيام'],
] as const)('has durations in the language of the reader: %s', (language, code, reset, first) => {
  const link = { kind: 'password-link', firstName, token } as const
  const mail = { kind: 'verification-code', firstName, code: '1', purpose: 'sign-in' } as const
  expect(shownIn(mail, language).text).toContain(code)
  expect(shownIn({ ...link, purpose: 'reset' }, language).text).toContain(reset)
  expect(shownIn({ ...link, purpose: 'set' }, language).text).toContain(first)
})
