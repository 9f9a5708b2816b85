import { expect, it } from 'vitest'
import { SourceFailure } from '../../source-failure.ts'
import { connectionChecks } from './connection-checks.ts'
import { HttpFailure, type Verdict } from './http-failure.ts'

async function checked(signIn: () => Promise<string>, read: (name: string) => string | Promise<string>) {
  const passed: string[] = []
  try {
    for await (const { key, sentence } of connectionChecks(signIn, read)) passed.push(sentence ?? key)
    return { passed }
  } catch (error) {
    return { passed, code: error instanceof SourceFailure ? error.code : error }
  }
}

const refused = (status: number, verdict: Omit<Verdict, 'sentence'>) => async () => {
  throw new HttpFailure({ sentence: 'Refused', ...verdict }, status)
}
const reached = ['host-found', 'reached']

it('all pass once something has been read', async () => {
  const passed = [...reached, 'signed-in', 'Books can be read.']
  expect(
    await checked(
      async () => 'Books',
      (name) => `${name} can be read.`,
    ),
  ).toEqual({ passed })
})

it.each([
  ['the sign-in is refused', refused(401, { code: 'sign-in-refused', forbidden: true }), reached],
  ['a key of the server is refused', refused(401, { code: 'settings' }), reached],
  [
    'only the data is refused',
    refused(403, { code: 'not-authorised', notIncluded: true }),
    [...reached, 'signed-in'],
  ],
])('show how far it is when %s', async (_, signIn, passed) => {
  const code = expect.stringMatching(/sign-in-refused|settings|not-authorised/)
  expect(await checked(signIn, () => 'Read.')).toEqual({ passed, code })
})

it.each([
  ['redirects', refused(302, { code: 'settings' })],
  ['has no such path', refused(404, { code: 'source-path-missing' })],
  ['is busy', refused(503, { code: 'source-busy', passing: true })],
])('report a server that %s as unreachable', async (_, signIn) => {
  expect(await checked(signIn, () => 'Read.')).toEqual({ passed: [], code: 'unreachable' })
})

it('show that the sign-in was accepted when nothing can be read', async () => {
  const read = refused(403, { code: 'not-authorised', notIncluded: true })
  const passed = [...reached, 'signed-in']
  expect(await checked(async () => 'Books', read)).toEqual({ passed, code: 'not-authorised' })
})
