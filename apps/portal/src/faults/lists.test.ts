import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { freshBrowser, openPortal } from '../test/open-portal.tsx'
import { faultyNetwork } from './faulty-network.ts'
import { lists } from './lists.ts'
import { expectSentence, faultsNamed } from './on-screen.ts'
import { sentences } from './sentences.ts'

freshBrowser()
// The pauses between retries are a random part of a limit.
beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0))
afterEach(() => void vi.restoreAllMocks())

// Each shows a different sentence.
const some = faultsNamed('cut in the middle of the response', '500 HTML', '500 JSON', '200 HTML').map(
  ([, fault]) => fault,
)

/** A page names what could not be loaded in place of "This page". The message is below, without a space. */
const partsOf = (sentence: string) => {
  const [general = '', message] = sentence.split('Message from the server')
  return message === undefined ? [general] : [general.replace('This page ', ''), message]
}

const tryAgain = async () => {
  const [button] = await waitFor(() =>
    within(screen.getByRole('main')).getAllByRole('button', { name: 'Try again' }),
  )
  if (button) await userEvent.click(button)
}

// The page opens with one of the faults and meets the others when it tries again. The lists take turns with the first.
const cases = lists.map((list, at) => {
  const first = at % some.length
  const series = [...some.slice(first), ...some.slice(0, first)]
  return { ...list, series }
})

describe.each(cases)('$path without $call', ({ path, backend, call, text, series }) => {
  const names = series.map(({ name }) => name).join(', then ')
  it(`shows the sentence of ${names}, and loads when it is tried again [SHELL-54, ERR-54]`, async () => {
    const server = backend()
    for (const [at, fault] of series.entries()) {
      const { repair } = faultyNetwork(server, call, fault)
      await (at === 0 ? openPortal(path, server) : tryAgain())
      for (const part of partsOf(sentences.load[fault.outcome])) await expectSentence(part)
      repair()
    }
    await tryAgain()
    await waitFor(() => expect(screen.getByRole('main').textContent).toContain(text))
    expect(within(screen.getByRole('main')).queryByRole('button', { name: 'Try again' })).toBeNull()
  })
})
