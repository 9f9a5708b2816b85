/** How a list is paged: by versions, by the last category, by the last gift card, or not at all. */
export type VendPaging = 'version' | 'category' | 'card' | 'none'

export type VendResource = {
  /** Its path, such as `sales`. */
  readonly name: string
  /** The scopes that a token needs, all of them. */
  readonly scopes: readonly string[]
  readonly paging: VendPaging
  /** Lists deleted records on request only. The others have no such parameter and always list them. */
  readonly deleted?: true
  /** Returns the array without an object around it. */
  readonly bare?: true
  /** Returns pages in the order of the names, as the documentation's examples show. */
  readonly byName?: true
  /** Returns no `version` next to the data. */
  readonly unversioned?: true
  readonly more?: readonly string[]
}

const version = (name: string, scope: string, rest: Partial<VendResource> = {}): VendResource => ({
  name,
  scopes: [scope],
  paging: 'version',
  ...rest,
})

const deleted = { deleted: true } as const

/** The lists of the dated API, with the parameters and scopes that its OpenAPI document names. */
export const vendResources: readonly VendResource[] = [
  version('sales', 'sales:read'),
  version('customers', 'customers:read', deleted),
  version('customer_groups', 'customers:read', deleted),
  version('products', 'products:read', { ...deleted, more: ['include_images'] }),
  version('brands', 'products:read', deleted),
  version('suppliers', 'suppliers:read', deleted),
  version('product_types', 'products:read', deleted),
  version('tags', 'products:read', deleted),
  version('outlets', 'outlets:read', deleted),
  version('registers', 'registers:read', { ...deleted, byName: true }),
  version('users', 'users:read'),
  version('payment_types', 'payment_types:read', { ...deleted, byName: true }),
  version('taxes', 'taxes:read', { unversioned: true }),
  version('price_books', 'products:read:price_books', {
    ...deleted,
    scopes: ['products:read:price_books', 'customers:read', 'outlets:read'],
  }),
  version('price_book_products', 'products:read:price_books'),
  version('consignments', 'consignments:read'),
  { name: 'product_categories', scopes: ['products:read'], paging: 'category' },
  { name: 'gift_cards', scopes: ['gift_cards:read'], paging: 'card' },
  { name: 'promotions', scopes: ['promotions:read'], paging: 'none' },
  { name: 'store_credits', scopes: ['store_credits:read'], paging: 'none', bare: true },
]

const parametersOfPaging: Record<VendPaging, readonly string[]> = {
  version: ['after', 'before', 'page_size'],
  category: ['after', 'page_size'],
  card: ['before', 'page_size'],
  none: ['page_size'],
}

export const parametersOf = ({ paging, deleted, more = [] }: VendResource): readonly string[] => [
  ...parametersOfPaging[paging],
  ...(deleted ? ['deleted'] : []),
  ...more,
]
