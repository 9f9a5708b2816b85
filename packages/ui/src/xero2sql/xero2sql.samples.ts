import type { TenantCredentials, TokenOrganisation, Xero2SqlProduct } from '@tributary/domain'
import type { TokenListRow } from './TokenRow.tsx'

export const at = (time: string) => new Date(`2026-11-21T${time}Z`)

export const companies: readonly [Xero2SqlProduct, ...Xero2SqlProduct[]] = [
  { id: 1, companyName: 'Harbour & Pine Ltd', lastTriggeredAt: at('07:10:00') },
  { id: 2, companyName: 'Harbour & Pine Retail Ltd', lastTriggeredAt: at('09:59:50') },
  { id: 3, companyName: 'Kauri Ridge Orchards', lastTriggeredAt: at('09:53:10') },
  { id: 4, companyName: 'Pine Street Roasters Ltd', lastTriggeredAt: null },
]

export const longName = 'Figures of a company '.repeat(10).trim()

const credentials = {
  host: 'sql01.harbourpine.example',
  database: 'finance_dw',
  schema: 'xero',
  user: 'svc_xero',
}

export const tenant: TenantCredentials = {
  id: 'c7b2e5d0-3a19-4f86-8d27-6a10be000001',
  name: 'Harbour & Pine Ltd',
  credentials: { connector: 'mssql', ...credentials },
}

export const organisations: readonly [TokenOrganisation, ...TokenOrganisation[]] = [
  { id: 'c7b2e5d0-3a19-4f86-8d27-6a10be000001', name: 'Harbour & Pine Ltd', credentials },
  { id: 'c7b2e5d0-3a19-4f86-8d27-6a10be000002', name: 'Harbour & Pine Retail Ltd', credentials: null },
  { id: 'c7b2e5d0-3a19-4f86-8d27-6a10be000003', name: 'Pine Street Roasters Ltd', credentials: null },
]

export const tokens: readonly [TokenListRow, ...TokenListRow[]] = [
  { email: 'ana.rewi@harbourpine.example', xeroUserId: '5b1f-90ac', organisations },
  { email: 'tom.baker@harbourpine.example', xeroUserId: 'c07e-11d2' },
]
