import type { ApiToken } from '@tributary/domain'
import { minutesAgo, sampleNow } from '../connectors/connectors.samples.ts'
import type { AccountWithTokens } from './ServiceAccountTable.tsx'

export { sampleNow }

const DAY = 24 * 60
const daysAgo = (days: number) => minutesAgo(days * DAY)

const ingrid = { id: 'u1', name: 'Ingrid Solheim', isService: false }

export const token = (values: Partial<ApiToken> = {}): ApiToken => ({
  id: 't1',
  name: 'Nightly refresh',
  scope: 'refresh',
  hint: '4Xq0',
  organisations: null,
  owner: ingrid,
  createdBy: ingrid.name,
  createdAt: daysAgo(30),
  expiresAt: daysAgo(-60),
  lastUsedAt: minutesAgo(12),
  ...values,
})

export const harbour = { id: 'o1', name: 'Harbour & Pine' }
export const birch = { id: 'o2', name: 'Birch Ltd' }

export const ownTokens: readonly ApiToken[] = [
  token(),
  token({
    ...{ id: 't2', name: 'Power BI', scope: 'read', hint: 'a81Z', organisations: [harbour] },
    ...{ expiresAt: daysAgo(-5), lastUsedAt: daysAgo(2) },
  }),
  token({
    ...{ id: 't3', name: 'Import of users', scope: 'administer', hint: '0kRb' },
    ...{ createdAt: daysAgo(91), expiresAt: daysAgo(1), lastUsedAt: null },
  }),
]

const warehouse = { id: 'a1', name: 'Data warehouse', isService: true }
const ofWarehouse = (values: Partial<ApiToken>) =>
  token({ owner: warehouse, organisations: [harbour], ...values })

export const accounts: readonly AccountWithTokens[] = [
  {
    ...{ id: 'a1', name: 'Data warehouse', role: 'OrganisationAdmin', connectors: [] },
    createdAt: daysAgo(200),
    tokens: [
      ofWarehouse({ id: 't4', name: 'Production', hint: 'Qm7x', expiresAt: null }),
      ofWarehouse({ id: 't5', name: 'Staging', hint: '9fLd', scope: 'read', expiresAt: daysAgo(-9) }),
    ],
  },
  {
    ...{ id: 'a2', name: 'Till in Hamilton', role: 'User', createdAt: daysAgo(3), tokens: [] },
    connectors: [
      { id: 'c1', name: 'Shop in Hamilton' },
      { id: 'c2', name: 'Warehouse files' },
    ],
  },
]

export const userTokens: readonly ApiToken[] = [
  ...ownTokens,
  token({
    ...{ id: 't6', name: 'Status board', scope: 'read', hint: 'pp2W', lastUsedAt: null },
    owner: { id: 'u2', name: 'Bram de Vries', isService: false },
  }),
]

export const connectors = ['Shop in Hamilton', 'Warehouse files', 'Xero of Harbour & Pine'].map(
  (name, at) => ({ id: `c${at + 1}`, name }),
)

export const secret = 'trb_n4K2vYpQ7sXbR9mLwZ1cT8hJ5gFdU3aE6oV0_4Xq0'
