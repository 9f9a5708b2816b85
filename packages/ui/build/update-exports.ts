import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { packageExports } from './package-exports.ts'

/* Writes the entry points in package.json: `pnpm --filter @tributary/ui run update-exports`. */
const root = resolve(import.meta.dirname, '..')
const { workspace, released } = packageExports(await readFile(resolve(root, 'src/index.ts'), 'utf8'))
const path = resolve(root, 'package.json')
const description = JSON.parse(await readFile(path, 'utf8'))
description.exports = workspace
description.publishConfig.exports = released
await writeFile(path, `${JSON.stringify(description, null, 2)}\n`)
