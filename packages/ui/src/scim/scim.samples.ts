import type { ScimProvisioning } from '@tributary/domain'
import { harbour, token } from '../tokens/tokens.samples.ts'

const at = (time: string) => new Date(`2026-11-21T${time}Z`)

const scimToken = token({
  ...{ id: 's1', name: 'Entra ID, 21 Nov 2026', scope: 'administer', hint: 'Wq9c', organisations: [harbour] },
  ...{ owner: { id: 'a9', name: 'SCIM', isService: true }, createdBy: 'Olga Oak' },
  ...{ createdAt: at('08:00'), expiresAt: new Date('2027-11-21T08:00Z'), lastUsedAt: at('09:58') },
})

export const provisioning: ScimProvisioning = {
  address: 'https://portal.example/scim/v2',
  active: true,
  tokens: [scimToken, { ...scimToken, id: 's2', name: 'SCIM', hint: 'aX07', lastUsedAt: null }],
  lastRequest: { at: at('09:58'), action: 'change', resource: 'group', status: 200 },
  failures: [
    {
      ...{ at: at('09:40'), action: 'create', resource: 'user', status: 409 },
      ...{
        subject: 'mila@harbour.example',
        reason: 'There is already a user with this email address.',
        count: 12,
      },
    },
    {
      ...{ at: at('08:10'), action: 'change', resource: 'user', status: 403 },
      subject: 'olga@harbour.example',
      ...{ reason: 'At least one active administrator must stay in the organisation.', count: 1 },
    },
  ],
  users: 24,
  groups: 2,
  mappings: [
    { groupId: 'g1', name: 'Finance team', externalId: '0f6a1c9e-53d2', members: 6, created: true },
    { groupId: 'g2', name: 'Managers', externalId: null, members: 3, created: false },
  ],
}

export const unused: ScimProvisioning = {
  ...provisioning,
  ...{ active: false, tokens: [], lastRequest: null, failures: [], users: 0, groups: 0, mappings: [] },
}
