import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isAirbyteText } from '../airbyte-file.ts'
import { readManifest } from '../compile/manifest.ts'
import { NotFaked } from './described-stream.ts'
import { tryManifest } from './try-manifest.ts'

/**
 * `pnpm --filter @tributary/server run airbyte:try FOLDER [names…]`: runs the manifests of a folder whose paths contain one of the names
 * against fakes made from their own schemas, and prints what differs. A name may be followed by settings: `box,auth=token`.
 */
const [given = '.', ...wanted] = process.argv.slice(2)
// The package manager starts scripts in the package, and says where the command was typed.
const folder = resolve(process.env.INIT_CWD ?? '.', given)
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.ya?ml$/.test(file) && isAirbyteText(readFileSync(join(folder, file), 'utf8')))
  .sort()
let [passed, tried] = [0, 0]
for (const one of wanted.length > 0 ? wanted : ['']) {
  const [name = '', ...settings] = one.split(',')
  const entered = Object.fromEntries(settings.map((setting) => setting.split('=') as [string, string]))
  for (const file of files.filter((path) => name === '' || path.split('/').includes(name)))
    await report(file, entered)
}
console.log(`${passed} of ${tried} manifests without differences.`)

async function report(file: string, entered: Record<string, string>) {
  const text = readFileSync(join(folder, file), 'utf8')
  if (readManifest(text).problems.length > 0) return console.log(`${file}: not supported`)
  tried += 1
  try {
    const { streams, requests, rows, incremental, differences } = await tryManifest(text, { entered })
    if (differences.length === 0) passed += 1
    console.log(
      `${file}: ${streams} streams (${incremental} with changes only), ${requests} requests, ${rows} rows, ${differences.length} differences`,
    )
    for (const difference of differences.slice(0, 12)) console.log(`    ${difference}`)
  } catch (error) {
    console.log(
      `${file}: ${error instanceof NotFaked ? 'cannot be faked' : 'failed'}: ${error instanceof Error ? error.message : String(error)}`,
    )
    if (!(error instanceof NotFaked) && process.env.DEBUG) console.log(error)
  }
}
