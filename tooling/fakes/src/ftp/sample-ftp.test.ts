import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'basic-ftp'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SampleFtp, startSampleFtp } from './sample-ftp.ts'

let ftp: SampleFtp
let dir: string

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'tributary-sample-'))
  ftp = await startSampleFtp({ port: 0, dir })
})
afterAll(() => ftp.stop())

async function signedIn(password: string): Promise<Client> {
  const client = new Client()
  await client.access({ host: ftp.host, port: ftp.port, user: ftp.username, password })
  return client
}

const rowsOf = (name: string): Record<string, string>[] =>
  parse(readFileSync(join(dir, 'outgoing', name)), { columns: true })

describe('startSampleFtp', () => {
  it('listens on loopback only and requires the password', async () => {
    expect(ftp.host).toBe('127.0.0.1')
    const client = await signedIn(ftp.password)
    const names = (await client.list(ftp.path)).map(({ name }) => name)
    client.close()
    expect(names.sort()).toEqual(['customers.csv', 'orders.csv', 'products.csv'])
    await expect(signedIn('guess')).rejects.toThrow('530')
  })

  it('has files of realistic size whose rows refer to each other', () => {
    const products = new Set(rowsOf('products.csv').map(({ product_code }) => product_code))
    const customers = new Set(rowsOf('customers.csv').map(({ customer_id }) => customer_id))
    const orders = rowsOf('orders.csv')
    expect([products.size, customers.size, orders.length]).toEqual([400, 1_200, 18_000])
    expect(
      orders.every((order) => products.has(order.product_code) && customers.has(order.customer_id)),
    ).toBe(true)
    expect(orders.every((order) => order.ordered_at && order.ordered_at < '2026-11-21')).toBe(true)
  })

  it('has names that break careless imports: accents, quotes, commas', () => {
    const text = readFileSync(join(dir, 'outgoing/customers.csv'), 'utf8')
    expect(text).toMatch(/Å/)
    expect(text).toMatch(/"".*""/)
    expect(text).toMatch(/Trading, Ltd/)
  })

  it('writes the same files everywhere and leaves existing ones unchanged', async () => {
    const elsewhere = mkdtempSync(join(tmpdir(), 'tributary-sample-'))
    const other = await startSampleFtp({ port: 0, dir: elsewhere })
    const digests = (folder: string) =>
      readdirSync(join(folder, 'outgoing')).map((name) =>
        createHash('sha256')
          .update(readFileSync(join(folder, 'outgoing', name)))
          .digest('hex'),
      )
    expect(digests(elsewhere)).toEqual(digests(dir))
    await other.stop()

    writeFileSync(join(elsewhere, 'outgoing/orders.csv'), 'order_id\n1\n')
    await (await startSampleFtp({ port: 0, dir: elsewhere })).stop()
    expect(readFileSync(join(elsewhere, 'outgoing/orders.csv'), 'utf8')).toBe('order_id\n1\n')
  })

  it('does not end the process on a signal', () => {
    const listeners = process.listeners('SIGTERM').map(String)
    expect(listeners.filter((listener) => listener.includes('debounce'))).toEqual([])
  })
})
