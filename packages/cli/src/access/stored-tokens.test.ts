import { chmod, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Io } from '../terminal/io.ts'
import { writeProfiles } from './config-store.ts'
import { credentials } from './credentials.ts'
import { portalAddress } from './portal-address.ts'

const token = `trb_${'a'.repeat(36)}`
let home: string

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'tributary-home-'))
})
afterEach(() => rm(home, { recursive: true }))

const io = (env: Io['env'] = {}): Io => ({
  ...{ env, home, platform: 'linux', signal: new AbortController().signal },
  // Nothing is read from it here.
  stdin: new PassThrough() as unknown as NodeJS.ReadStream,
  stdout: { write: () => undefined },
  stderr: { write: () => undefined },
  pause: () => Promise.resolve(),
  operate: () => Promise.reject(new Error('not installed')),
})
const store = () => writeProfiles(io(), { default: { url: 'https://portal.example', token } })

describe('a stored token', () => {
  it('is in a file that only its owner can read', async () => {
    const file = await store()
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(await credentials(io(), {})).toMatchObject({ portal: 'https://portal.example', token })
  })

  it.each([0o644, 0o640, 0o604])('is not used if others can read the file (mode %o)', async (mode) => {
    await chmod(await store(), mode)
    const failure = await credentials(io(), {}).catch(String)
    expect(failure).toContain('Other users can read')
    expect(failure).not.toContain(token)
  })

  it('is not sent to a different address', async () => {
    await store()
    const other = credentials(io({ TRIBUTARY_URL: 'https://other.example' }), {})
    await expect(other).rejects.toThrow('TRIBUTARY_URL differs from the address of the profile')
  })
})

describe('the address of a portal', () => {
  it.each(['http://portal.example', 'https://ana:pw@portal.example', 'ftp://portal.example', ''])(
    'is not %j',
    (text) => {
      expect(() => portalAddress(text)).toThrow()
    },
  )

  it.each([
    ['portal.example', 'https://portal.example'],
    ['http://localhost:3000/', 'http://localhost:3000'],
    ['https://portal.example/backend', 'https://portal.example'],
    ['https://portal.example/v1', 'https://portal.example'],
    ['https://example.com/portal/v1/', 'https://example.com/portal'],
  ])('%j leads to %s', (text, portal) => {
    expect(portalAddress(text)).toEqual({ portal, baseUrl: `${portal}/backend` })
  })
})
