import { randomBytes } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { givenEncryptionKeys } from './given-keys.ts'
import { readEnvironment } from './read-environment.ts'

const newKey = () => randomBytes(32).toString('base64')
const text = (keys: readonly Uint8Array[] | undefined) =>
  keys?.map((key) => Buffer.from(key).toString('base64'))

const program = (code: string) => {
  const file = join(mkdtempSync(join(tmpdir(), 'tributary-keys-')), 'print keys.cjs')
  writeFileSync(file, code)
  return JSON.stringify([process.execPath, file])
}

describe('encryption keys', () => {
  it('are a list, newest first', () => {
    const [first, second] = [newKey(), newKey()]
    expect(text(givenEncryptionKeys({ ENCRYPTION_KEY: `${first}, ${second}` }))).toEqual([first, second])
  })

  it('are the output of a program', () => {
    const [first, second] = [newKey(), newKey()]
    const command = program(`console.log('${first}\\n${second}')`)
    expect(text(givenEncryptionKeys({ ENCRYPTION_KEY_COMMAND: command }))).toEqual([first, second])
  })

  it('are not read through a shell', () => {
    const command = `${process.execPath} -p '$(id)';id`
    expect(() => givenEncryptionKeys({ ENCRYPTION_KEY_COMMAND: command })).toThrow('exit code')
  })

  it.each([
    ['a program that does not exist', '/no/such/program', 'names a program that does not exist'],
    [
      'a program that fails',
      program(`console.log('c2VjcmV0'); process.exit(3)`),
      'ended with the exit code 3',
    ],
    ['an output that is not a key', program(`console.log('c2VjcmV0')`), 'must be 32 random bytes'],
    ['a list that is not JSON', '[oops', 'must be a program'],
  ])('are refused from %s, without repeating the output', (_, command, sentence) => {
    let message = ''
    try {
      givenEncryptionKeys({ ENCRYPTION_KEY_COMMAND: command })
    } catch (error) {
      message = String(error)
    }
    expect(message).toContain(`ENCRYPTION_KEY_COMMAND ${sentence}`)
    expect(message).not.toContain('c2VjcmV0')
  })

  it('are given in one way only, and a command is enough in production', () => {
    const both = readEnvironment({ ENCRYPTION_KEY: newKey(), ENCRYPTION_KEY_COMMAND: 'vault' })
    expect(both.problems).toEqual([
      'ENCRYPTION_KEY and ENCRYPTION_KEY_COMMAND are both set. Set only one of them.',
    ])
    const { problems } = readEnvironment({ NODE_ENV: 'production', ENCRYPTION_KEY_COMMAND: 'vault' })
    expect(problems.join()).not.toContain('ENCRYPTION_KEY must be set')
  })
})
