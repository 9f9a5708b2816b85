import type { ConnectorKind } from './kind.ts'

/** Mailchimp audiences and campaigns. */
export const mailchimp = {
  type: 'mailchimp',
  displayName: 'Mailchimp',
  category: 'Marketing',
  properties: [
    { name: 'mailchimp.dataCenter', input: 'text', required: true },
    { name: 'mailchimp.userId', input: 'text', required: true },
  ],
} as const satisfies ConnectorKind
