import type { scim as feature } from '@tributary/sdk/contract'
import type { Examples } from './example.ts'
import { ids, written } from './samples.ts'

const token = {
  Id: ids.token,
  Name: 'Entra ID, 21 Nov 2026',
  Scope: 'administer',
  Hint: '4Xq0',
  Organisations: [{ Id: ids.organisation, Name: 'acme Traders' }],
  Owner: { Id: ids.serviceAccount, Name: 'SCIM', IsService: true },
  CreatedBy: 'Olga Oak',
  CreatedAtUtc: '2026-11-21T07:00:00.000Z',
  ExpiresAtUtc: '2027-11-21T07:00:00.000Z',
  LastUsedAtUtc: '2026-11-22T02:00:00.000Z',
}
const provisioning = {
  Address: 'https://portal.example/scim/v2',
  Active: true,
  Tokens: [token],
  LastRequest: { AtUtc: '2026-11-22T02:00:00.000Z', Action: 'change', Resource: 'group', Status: 200 },
  Failures: [
    {
      AtUtc: '2026-11-22T01:59:00.000Z',
      Action: 'create',
      Resource: 'user',
      Status: 409,
      Subject: 'una@acme.example',
      Reason: 'There is already a user with this email address.',
      Count: 3,
    },
  ],
  Users: 24,
  Groups: 1,
  Mappings: [{ GroupId: ids.group, Name: 'Finance team', ExternalId: '8c1f', Members: 6, Created: true }],
}

export const scimExamples: Examples<typeof feature> = {
  getScimProvisioning: { answer: provisioning },
  switchScim: {
    body: { Active: true },
    answer: written('SCIM is on. A directory with a token can now provision users and groups.', provisioning),
  },
  createScimToken: {
    body: { Name: 'Entra ID, 21 Nov 2026', Days: 365, Replaces: ids.token },
    // No checksum, so that no one mistakes it for a real one.
    answer: written('The token has been replaced. The previous one no longer works.', {
      ...token,
      LastUsedAtUtc: null,
      Secret: 'trb_example',
    }),
  },
}
