import type { ConnectorKind } from './kind.ts'

/** Mailchimp audiences and campaigns. */
export const mailchimp = {
  type: 'mailchimp',
  displayName: 'Mailchimp',
  category: 'Marketing',
  properties: [
    { name: 'mailchimp.dataCenter', input: 'text', required: true },
    { name: 'mailchimp.userId', input: 'text', required: true },
    // Only for servers without an application at Mailchimp.
    { name: 'mailchimp.apiKey', input: 'text', secret: true, sentTo: 'mailchimp.dataCenter' },
  ],
} as const satisfies ConnectorKind
