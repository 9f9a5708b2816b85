import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CliWorld, cliWorld } from './cli-world.ts'
import { newHome, tributary } from './in-process.ts'

let world: CliWorld
let token: string

beforeAll(async () => {
  world = await cliWorld()
  token = (await world.tokenOf('olga')).secret
})
afterAll(() => world.close())

const fileIn = (home: string) => join(home, '.config', 'tributary', 'config.json')
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

describe('signing in', () => {
  it('asks for the token, stores it for the user only, and shows it nowhere', async () => {
    const home = newHome()
    const login = await tributary(['login', world.url], { home, answer: () => token })
    expect([login.code, login.stdout]).toEqual([0, expect.stringContaining('Olga Oak')])
    expect(login.stderr).toContain('API token (not shown): ')
    expect([modeOf(fileIn(home)), modeOf(dirname(fileIn(home)))]).toEqual(['600', '700'])
    const whoami = await tributary(['whoami', '--json'], { home })
    expect(JSON.parse(whoami.stdout)).toMatchObject({
      url: world.url,
      user: { email: 'olga@tributary.example' },
    })
    for (const { stdout, stderr } of [login, whoami])
      expect(stdout + stderr).not.toContain(token.slice(0, 12))
    expect(world.backend.log.join('')).not.toContain(token.slice(0, 12))
  })

  it('reads the token of a script from the standard input', async () => {
    const home = newHome()
    const { code } = await tributary(['login', world.url, '--token-stdin'], { home, stdin: `${token}\n` })
    expect([code, readFileSync(fileIn(home), 'utf8')]).toEqual([0, expect.stringContaining(token)])
  })

  it('stores nothing that the server refuses', async () => {
    const home = newHome()
    const { code } = await tributary(['login', world.url], { home, answer: () => `trb_${'a'.repeat(40)}` })
    expect(code).toBe(3)
    expect(() => statSync(fileIn(home))).toThrow('ENOENT')
  })

  it('keeps profiles apart, and removes one', async () => {
    const home = newHome()
    for (const profile of ['one', 'two'])
      await tributary(['login', world.url, '--profile', profile, '--token-stdin'], { home, stdin: token })
    expect((await tributary(['logout', '--profile', 'one'], { home })).code).toBe(0)
    const [one, two] = await Promise.all(
      ['one', 'two'].map((profile) => tributary(['whoami', '--profile', profile], { home })),
    )
    expect([one?.code, two?.code]).toEqual([3, 0])
    expect((await tributary(['logout', '--profile', 'one'], { home })).code).toBe(3)
  })
})

it('does not use tokens in a file that other users can read', async () => {
  const home = newHome()
  await tributary(['login', world.url, '--token-stdin'], { home, stdin: token })
  chmodSync(fileIn(home), 0o640)
  const { code, stderr } = await tributary(['whoami'], { home })
  expect([code, stderr]).toEqual([3, expect.stringContaining('chmod 600')])
})

it('does not send the token of a profile to another address', async () => {
  const home = newHome()
  await tributary(['login', world.url, '--token-stdin'], { home, stdin: token })
  const { code, stderr } = await tributary(['whoami'], { home, env: { TRIBUTARY_URL: 'http://127.0.0.1:9' } })
  expect([code, stderr]).toEqual([2, expect.stringContaining('differs from the address of the profile')])
})

const hasScript = spawnSync('script', ['--version']).error === undefined

it.skipIf(!hasScript)('shows nothing of a token that is typed on a terminal', async () => {
  const bin = resolve(import.meta.dirname, '../../../../packages/cli/src/bin.ts')
  const command = `"${process.execPath}" --conditions=@tributary/source "${bin}" login ${world.url}`
  const child = spawn('script', ['--quiet', '--return', '--command', command, '/dev/null'], {
    env: { HOME: newHome(), PATH: process.env.PATH ?? '', TERM: 'xterm' },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  let shown = ''
  let isTyped = false
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    shown += text
    if (isTyped || !shown.includes('(not shown)')) return
    isTyped = true
    child.stdin.write(`${token}\r`)
  })
  const [code] = await once(child, 'close')
  expect([code, shown]).toEqual([0, expect.stringContaining('Signed in')])
  expect(shown).not.toContain(token.slice(0, 12))
})
