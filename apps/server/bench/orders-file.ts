import { execFile } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { dice } from '@tributary/fakes/ftp/dice'

const countries = ['DK', 'SE', 'GB', 'DE'] as const

/** Writes the file in a separate process, so that its memory is not measured. */
export async function ordersFile(path: string, rows: number): Promise<void> {
  await promisify(execFile)(process.execPath, [
    '--conditions=@tributary/source',
    import.meta.filename,
    path,
    String(rows),
  ])
}

/** Writes realistic orders, always the same: twelve columns of every type, with quotes and blanks. */
const writeOrders = (path: string, rows: number) =>
  pipeline(Readable.from(lines(rows)), createWriteStream(path))

function* lines(rows: number): Generator<string> {
  const chance = dice(44)
  yield 'order_id,ordered_at,customer,email,country,sku,description,quantity,unit_price,discount,paid,note\n'
  let batch = ''
  for (let id = 1; id <= rows; id++) {
    const at = new Date(Date.UTC(2024, 0, 1) + id * 61_000).toISOString().slice(0, 19)
    const size = chance.number(1, 90)
    batch += `${id},${at}Z,Customer ${chance.number(1, 5_000)},user${chance.number(1, 90_000)}@shop.example,${chance.pick(countries)},SKU-${chance.number(1, 99_999)},"Shelf, size ${size} ""L""",${chance.number(1, 50)},${(chance.number(1, 100_000) / 100).toFixed(2)},${chance.chance(50) ? '' : '0.1'},${chance.chance(50)},note ${chance.number(1, 1_000)}\n`
    if (batch.length < 65_536) continue
    yield batch
    batch = ''
  }
  yield batch
}

if (import.meta.main) await writeOrders(process.argv[2] ?? '', Number(process.argv[3]))
