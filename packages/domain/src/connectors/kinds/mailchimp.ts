import type { ConnectorKind } from './kind.ts'

/** Mailchimp audiences and campaigns. */
export const mailchimp = {
  type: 'mailchimp',
  displayName: 'Mailchimp',
  category: 'Marketing',
  properties: [
    { name: 'mailchimp.dataCenter', about: 'address', input: 'text', required: true },
    { name: 'mailchimp.userId', about: 'sign-in', input: 'text', required: true },
    // Only for servers without an application at Mailchimp.
    {
      name: 'mailchimp.apiKey',
      about: 'sign-in',
      input: 'text',
      secret: true,
      sentTo: 'mailchimp.dataCenter',
    },
  ],
} as const satisfies ConnectorKind
