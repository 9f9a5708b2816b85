import type { ConnectorKind } from './kind.ts'

/** PowerOffice Go accounts. */
export const poweroffice = {
  type: 'poweroffice',
  displayName: 'PowerOffice',
  category: 'Accounting',
  // PowerOffice restricts integrations that request changes more often.
  shortestInterval: 15,
  properties: [
    { name: 'poweroffice.organisationNumber', about: 'sign-in', input: 'text' },
    {
      name: 'poweroffice.clientKey',
      about: 'sign-in',
      input: 'text',
      secret: true,
      sentTo: 'poweroffice.apiPath',
    },
    { name: 'poweroffice.startDate', about: 'data', input: 'date', required: true },
    { name: 'poweroffice.apiPath', about: 'address', input: 'text', superadminOnly: true },
  ],
} as const satisfies ConnectorKind
