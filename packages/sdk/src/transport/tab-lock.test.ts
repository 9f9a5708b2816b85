import { expect, it } from 'vitest'
import { clientOf, errorOf } from '../test/builders.ts'
import { fakeClock } from '../test/fake-clock.ts'
import { httpServer, json } from '../test/local-server.ts'
import { sue } from '../test/session-server.ts'
import { withTabLock } from './tab-lock.ts'

const never = new AbortController().signal

it('lets one after the other in', async () => {
  const diary: string[] = []
  const visit = (name: string) =>
    withTabLock('one at a time', never, async () => {
      diary.push(`${name} in`)
      await Promise.resolve()
      diary.push(`${name} out`)
    })
  await Promise.all([visit('first'), visit('second')])
  expect(diary).toEqual(['first in', 'first out', 'second in', 'second out'])
})

it('answers what the work answers, and fails as it fails', async () => {
  expect(await withTabLock('answers', never, async () => 42)).toBe(42)
  await expect(withTabLock('answers', never, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
})

it('keeps two tabs from renewing at the same time', async () => {
  let renewing = 0
  let most = 0
  const baseUrl = await httpServer((_, response) => {
    renewing += 1
    most = Math.max(most, renewing)
    setImmediate(() => {
      renewing -= 1
      json(response, { accessToken: 'token', ...sue })
    })
  })
  const tabs = Array.from({ length: 5 }, () => clientOf(baseUrl))
  await Promise.all(tabs.map((tab) => tab.session.renew()))
  expect(most).toBe(1)
})

it('does not wait for a frozen tab longer than the deadline', async () => {
  const clock = fakeClock()
  const baseUrl = await httpServer((_, response) => json(response, { accessToken: 'token', ...sue }))
  let release = () => {}
  const frozen = withTabLock(
    `tributary-session ${baseUrl}`,
    never,
    () => new Promise<void>((done) => (release = done)),
  )
  const renewal = errorOf(clientOf(baseUrl, { clock }).session.renew())
  clock.advance(30_000)
  expect((await renewal).kind).toBe('timeout')
  release()
  await frozen
})
