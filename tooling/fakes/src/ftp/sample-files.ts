import { existsSync } from 'node:fs'
import { utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { customers } from './customers.ts'
import { orders } from './orders.ts'
import { products } from './products.ts'
import { toCsv } from './to-csv.ts'

/** The modification time of the sample files, the same on every machine. */
const WRITTEN_AT = new Date('2026-10-30T18:00:00Z')

/** Writes products, customers and orders as CSV, always with the same rows. Leaves existing files unchanged. */
export async function writeSampleFiles(folder: string): Promise<void> {
  const catalogue = products(400)
  const people = customers(1_200)
  await writeOnce(join(folder, 'products.csv'), () => toCsv(catalogue))
  await writeOnce(join(folder, 'customers.csv'), () => toCsv(people))
  await writeOnce(join(folder, 'orders.csv'), () => toCsv(orders(18_000, catalogue, people)))
}

async function writeOnce(path: string, content: () => string) {
  if (existsSync(path)) return
  await writeFile(path, content())
  await utimes(path, WRITTEN_AT, WRITTEN_AT)
}
