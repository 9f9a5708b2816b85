import { PassThrough } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { runWith } from './run.ts'

async function run(...args: string[]) {
  const out: string[] = []
  const err: string[] = []
  const stdin = Object.assign(new PassThrough(), { isTTY: false }) as unknown as NodeJS.ReadStream
  const code = await runWith(args, {
    ...{ env: {}, stdin, platform: 'linux', home: '/home/no-one', signal: new AbortController().signal },
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

  it('ends with 3 without a sign-in', async () => {
    expect((await run('whoami')).code).toBe(3)
  })
})
