import type { Kysely } from 'kysely'
import type { Database } from '../storage/schema.ts'

type Db = Kysely<Database>

const columns = [
  'xero2sql_products.id',
  'xero2sql_products.organisation_id as organisationId',
  'xero2sql_products.tenant_id as tenantId',
  'xero2sql_products.company_name as companyName',
  'xero2sql_products.last_triggered_at as lastTriggeredAt',
] as const

export type ProductRow = {
  id: string
  organisationId: string
  tenantId: string
  companyName: string
  lastTriggeredAt: Date | null
}

/** The companies of these organisations. With a user, only those linked to them. */
export const productsIn = (
  db: Db,
  organisationIds: readonly string[],
  linkedTo: string | null,
): Promise<ProductRow[]> =>
  db
    .selectFrom('xero2sql_products')
    .select(columns)
    .where('xero2sql_products.organisation_id', 'in', organisationIds)
    .$if(linkedTo !== null, (query) =>
      query.where('xero2sql_products.id', 'in', (linked) =>
        linked
          .selectFrom('xero2sql_product_users')
          .select('xero2sql_product_users.product_id')
          .where('xero2sql_product_users.organisation_id', 'in', organisationIds)
          .where('xero2sql_product_users.user_id', '=', linkedTo),
      ),
    )
    .execute()

/** The organisation of a product. Does not check the caller's rights. */
export const organisationOfProduct = async (db: Db, id: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('xero2sql_products')
      .select('organisation_id as organisationId')
      .where('id', '=', id)
      .executeTakeFirst()
  )?.organisationId

/** Reads and locks a product, so that the second of two simultaneous requests sees the first. */
export const productToStart = (db: Db, organisationId: string, id: string): Promise<ProductRow | undefined> =>
  db
    .selectFrom('xero2sql_products')
    .select(columns)
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export async function noteTriggered(db: Db, organisationId: string, id: string, at: Date): Promise<void> {
  await db
    .updateTable('xero2sql_products')
    .set({ last_triggered_at: at })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .execute()
}

/** The links between users and companies of these organisations. */
export const productLinksIn = (db: Db, organisationIds: readonly string[]) =>
  db
    .selectFrom('xero2sql_product_users')
    .innerJoin('xero2sql_products', 'xero2sql_products.id', 'xero2sql_product_users.product_id')
    .select([
      'xero2sql_product_users.user_id as userId',
      'xero2sql_products.id',
      'xero2sql_products.company_name as companyName',
    ])
    .where('xero2sql_product_users.organisation_id', 'in', organisationIds)
    .execute()

export async function linkProduct(
  db: Db,
  link: { organisationId: string; productId: string; userId: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('xero2sql_product_users')
    .values({ organisation_id: link.organisationId, product_id: link.productId, user_id: link.userId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export const unlinkProducts = (db: Db, organisationIds: readonly string[], userId: string) =>
  db
    .deleteFrom('xero2sql_product_users')
    .where('organisation_id', 'in', organisationIds)
    .where('user_id', '=', userId)
    .returning(['organisation_id as organisationId', 'product_id as productId'])
    .execute()
