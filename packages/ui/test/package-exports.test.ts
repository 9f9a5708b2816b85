import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { packageExports } from '../build/package-exports.ts'

const root = resolve(import.meta.dirname, '..')

// If this fails: pnpm --filter @tributary/ui run update-exports
it('package.json has an entry point for every component', () => {
  const { workspace, released } = packageExports(readFileSync(resolve(root, 'src/index.ts'), 'utf8'))
  const { exports, publishConfig } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8'))
  expect(exports).toEqual(workspace)
  expect(publishConfig.exports).toEqual(released)
  expect(JSON.stringify(released)).not.toContain('src/')
})
