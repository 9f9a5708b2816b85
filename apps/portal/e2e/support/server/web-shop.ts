import { expect } from '@playwright/test'

type Query = (sql: string) => Promise<Record<string, unknown>[]>
type Order = { id: number; status: string; total: string; line_items: { id: number; total: string }[] }

const key = { name: 'ck_demo_1f7a', secret: 'cs_demo_90b2' }
const leftOut = ['cancelled', 'failed']

/** The demo's web shop, called as its owner's programs do. */
export class WebShop {
  readonly #uri: string

  constructor(uri: string) {
    this.#uri = uri
  }

  static async ofConnector(query: Query): Promise<WebShop> {
    const [property] = await query(`select value from connector_properties where name = 'woo.uri'`)
    return new WebShop(String(property?.value))
  }

  async orders(): Promise<Order[]> {
    const orders: Order[] = []
    for (let page = 1; ; page++) {
      const answer = await this.#ask(`/wp-json/wc/v3/orders?per_page=100&orderby=id&order=asc&page=${page}`)
      orders.push(...(await answer.json()))
      if (page >= Number(answer.headers.get('x-wp-totalpages'))) return orders
    }
  }

  async changeOrder(id: number, change: object): Promise<void> {
    await this.#ask(`/wp-json/wc/v3/orders/${id}`, { method: 'PUT', body: JSON.stringify(change) })
  }

  /** Revokes the key in the shop's settings, after this number of requests. */
  async revokeKey({ afterQuestions }: { afterQuestions: number }): Promise<void> {
    await this.#ask(`/settings/keys/${key.name}?after=${afterQuestions}`, { method: 'DELETE' })
  }

  /** Returns the expected orders and lines as the shop has them. */
  async expectIn(query: Query): Promise<void> {
    const orders = (await this.orders()).filter(({ status }) => !leftOut.includes(status))
    expect(
      await query(
        'select id::int, status, total::text from acme_web_shop.orders as listed order by listed.id',
      ),
    ).toEqual(orders.map(({ id, status, total }) => ({ id, status, total })))
    expect(
      await query('select id::int, total::text from acme_web_shop.order_lines as listed order by listed.id'),
    ).toEqual(orders.flatMap(({ line_items: lines }) => lines.map(({ id, total }) => ({ id, total }))))
  }

  async #ask(path: string, init: RequestInit = {}): Promise<Response> {
    const authorization = `Basic ${Buffer.from(`${key.name}:${key.secret}`).toString('base64')}`
    const answer = await fetch(`${this.#uri}${path}`, { ...init, headers: { authorization } })
    expect(answer.status).toBe(200)
    return answer
  }
}
