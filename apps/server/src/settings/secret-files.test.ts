import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readSecretFiles } from './secret-files.ts'
import { everySetting } from './settings.ts'

const folder = mkdtempSync(join(tmpdir(), 'tributary-secrets-'))

function fileWith(content: string): string {
  const file = join(folder, `secret-${Math.random()}`)
  writeFileSync(file, content)
  return file
}

const secrets = [...everySetting]
  .filter(([, { secret }]) => secret)
  .map(([name]) => name.replace('<NAME>', 'XERO'))

it.each(secrets)('reads %s from a file', (name) => {
  const { environment, problems } = readSecretFiles({ [`${name}_FILE`]: fileWith('hidden value\n') })
  expect(problems).toEqual([])
  expect(environment).toEqual({ [name]: 'hidden value' })
})

it('removes the last newline only', () => {
  const SMTP_URL_FILE = fileWith(' a\n\r\n')
  expect(readSecretFiles({ SMTP_URL_FILE }).environment).toEqual({ SMTP_URL: ' a\n' })
})

it('rejects a secret that is given twice', () => {
  const { problems } = readSecretFiles({ TOKEN_KEY: 'one', TOKEN_KEY_FILE: fileWith('two') })
  expect(problems).toEqual(['TOKEN_KEY and TOKEN_KEY_FILE are both set. Set only one of them.'])
})

it.each([
  ['a missing file', () => join(folder, 'missing'), 'names a file that does not exist.'],
  ['a directory', () => folder, 'names a directory. It must name a file.'],
  ['an empty file', () => fileWith('\n'), 'names an empty file.'],
])('explains %s', (_, file, sentence) => {
  expect(readSecretFiles({ TOKEN_KEY_FILE: file() }).problems).toEqual([`TOKEN_KEY_FILE ${sentence}`])
})

it('does not repeat a secret that was given instead of a file', () => {
  expect(readSecretFiles({ TOKEN_KEY_FILE: 'c2VjcmV0' }).problems.join()).not.toContain('c2VjcmV0')
})

it.skipIf(process.getuid?.() === 0)('explains a file that may not be read', () => {
  const file = fileWith('hidden')
  chmodSync(file, 0)
  expect(readSecretFiles({ TOKEN_KEY_FILE: file }).problems).toEqual([
    'TOKEN_KEY_FILE names a file that this process may not read.',
  ])
})

it('leaves variables that are not secrets as they are', () => {
  const environment = { PORT_FILE: '/port', PATH: '/bin' }
  expect(readSecretFiles(environment).environment).toEqual(environment)
})
