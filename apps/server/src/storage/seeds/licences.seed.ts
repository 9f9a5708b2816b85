import { connectorKinds } from '@tributary/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../schema.ts'

const everyType = ['Refresh every hour', 'Data older than two years']

const further: Readonly<Record<string, readonly string[]>> = {
  excel: ['Further workbooks', 'Approval of budgets'],
  aws: ['Cost by resource', 'Further accounts'],
  cin7: ['Stock movements', 'Further warehouses'],
  uniconta: ['Project accounting'],
  woocommerce: ['Customers and coupons', 'Further shops'],
  ftp: ['Files over 100 MB', 'Further folders'],
  gaap: ['Further branches'],
  sqlserver: ['Further databases'],
  mailchimp: ['Campaign reports', 'Further audiences'],
  vend: ['Further outlets'],
  xero: ['Payroll', 'Further companies', 'Tracking categories'],
  poweroffice: ['Payroll', 'Project accounting'],
}

/** Adds missing licences: one base licence and some others for each connector type. Existing rows stay. */
export async function provideLicences(db: Kysely<Database>): Promise<void> {
  const types = await db.selectFrom('connector_types').select(['id', 'type']).execute()
  const names = new Map(connectorKinds.map(({ type, displayName }) => [type, displayName]))
  const licences = types.flatMap(({ id, type }) => [
    { connector_type_id: id, description: `${names.get(type) ?? type} connector`, is_base: true },
    ...[...everyType, ...(further[type] ?? [])].map((description) => ({
      connector_type_id: id,
      description,
      is_base: false,
    })),
  ])
  await db
    .insertInto('licences')
    .values(licences)
    .onConflict((conflict) => conflict.columns(['connector_type_id', 'description']).doNothing())
    .execute()
}
