import { customers as people } from '../ftp/customers.ts'
import { dice } from '../ftp/dice.ts'
import { products as catalogue } from '../ftp/products.ts'
import type { ShopAddress, ShopCustomer, ShopProduct } from './shop-shapes.ts'
import { created, modified } from './shop-times.ts'

const OPENED = Date.UTC(2024, 2, 1, 9)
const DAY = 86_400_000

/** The shop sells what the warehouse sends out. */
export function sampleProducts(count: number): ShopProduct[] {
  const chance = dice(55)
  return catalogue(count).map((item, index) => {
    const at = new Date(OPENED + index * DAY)
    const price = String(item.unit_price)
    const slug = `${item.product_code}`.toLowerCase()
    const stock = chance.number(0, 400)
    return {
      id: 100 + index,
      parent_id: 0,
      name: String(item.name),
      slug,
      sku: String(item.product_code),
      type: 'simple',
      status: chance.chance(4) ? 'draft' : 'publish',
      permalink: `https://shop.acme-traders.example/product/${slug}/`,
      ...created(at),
      ...modified(at),
      price,
      regular_price: price,
      sale_price: '',
      on_sale: false,
      date_on_sale_from_gmt: null,
      date_on_sale_to_gmt: null,
      total_sales: chance.number(0, 900),
      featured: chance.chance(6),
      virtual: false,
      downloadable: false,
      manage_stock: true,
      stock_quantity: stock,
      stock_status: stock > 0 ? 'instock' : 'outofstock',
      backorders: 'no',
      catalog_visibility: 'visible',
      tax_status: 'taxable',
      tax_class: '',
      shipping_class: '',
      weight: chance.chance(20) ? '' : `${chance.number(1, 90) / 10}`,
      dimensions: { length: '', width: '', height: '' },
      average_rating: (chance.number(30, 50) / 10).toFixed(2),
      rating_count: chance.number(0, 60),
      menu_order: 0,
      short_description: '',
      description: `<p>${item.name}, straight from the warehouse.</p>\n`,
      categories: [{ id: 15, name: 'Warehouse', slug: 'warehouse' }],
      tags: [],
      attributes: [],
      meta_data: [],
    }
  })
}

export function sampleCustomers(count: number): ShopCustomer[] {
  return people(count).map((person, index) => {
    const [first = '', ...rest] = String(person.contact).split(' ')
    const name = { first_name: first, last_name: rest.join(' ') }
    const at = new Date(OPENED + index * 7 * 3_600_000)
    const email = String(person.email)
    const address: ShopAddress = {
      ...name,
      company: String(person.company),
      address_1: `${1 + (index % 180)} Harbour Road`,
      address_2: '',
      city: String(person.city),
      state: '',
      postcode: String(10_000 + index),
      country: String(person.country),
      phone: String(person.telephone),
    }
    return {
      id: 1 + index,
      ...created(at),
      ...modified(at),
      email,
      ...name,
      role: index === 0 ? 'shop_manager' : 'customer',
      username: email.split('@')[0] ?? '',
      billing: { ...address, email },
      shipping: address,
      is_paying_customer: index % 5 > 0,
      avatar_url: '',
      meta_data: [],
    }
  })
}
