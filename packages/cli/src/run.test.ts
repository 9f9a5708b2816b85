import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { PassThrough } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { runWith } from './run.ts'

const run = (...args: string[]) => runIn({}, ...args)

async function runIn(env: Record<string, string>, ...args: string[]) {
  const out: string[] = []
  const err: string[] = []
  const stdin = Object.assign(new PassThrough(), { isTTY: false }) as unknown as NodeJS.ReadStream
  const code = await runWith(args, {
    ...{ env, stdin, platform: 'linux', home: '/home/no-one', signal: new AbortController().signal },
    stdout: { write: (text) => out.push(text) },
    stderr: { write: (text) => err.push(text) },
    pause: () => Promise.resolve(),
    operate: () => Promise.reject(new Error('not installed')),
  })
  return { code, out: out.join(''), err: err.join('') }
}

describe('the command line', () => {
  it('prints its version', async () => {
    expect(await run('--version')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
      err: '',
    })
  })

  it('lists its commands in the help', async () => {
    const { code, out } = await run('--help')
    expect([code, out]).toEqual([0, expect.stringMatching(/login[\s\S]*connectors/)])
  })

  it('ends with 2 after an unknown command, and suggests the right one', async () => {
    expect(await run('conectors')).toMatchObject({ code: 2, err: expect.stringContaining('connectors') })
  })

  it('refuses a token as an argument, and does not repeat it', async () => {
    const token = `trb_${'a'.repeat(36)}`
    const { code, out, err } = await run('whoami', token)
    expect(code).toBe(2)
    expect(out + err).not.toContain(token)
  })

  it('ends with 6 if nothing listens on the address, and explains where the address is from', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    await new Promise((closed) => server.close(closed))
    const env = { TRIBUTARY_URL: `http://127.0.0.1:${port}/v1`, TRIBUTARY_TOKEN: `trb_${'a'.repeat(36)}` }
    expect(await runIn(env, 'whoami')).toEqual({
      ...{ code: 6, out: '' },
      err: expect.stringMatching(/ECONNREFUSED.*in TRIBUTARY_URL or of the last "tributary login"\.\n$/),
    })
  })

  it('ends with 3 without a sign-in', async () => {
    expect((await run('whoami')).code).toBe(3)
  })
})
