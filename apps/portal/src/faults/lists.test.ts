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

const some = faultsNamed('cut in the middle of the response', '500 HTML', '500 JSON', '200 HTML')

/** A page names what could not be loaded in place of "This page". The message is below, without a space. */
const partsOf = (sentence: string) => {
  const [general = '', message] = sentence.split('Message from the server')
  return message === undefined ? [general] : [general.replace('This page ', ''), message]
}

const buttons = () => within(screen.getByRole('main')).getAllByRole('button', { name: 'Try again' })

describe.each(lists)('$path without $call', ({ path, backend, call, text }) => {
  it.each(some)(
    'shows the sentence of "%s", and loads when it is tried again [SHELL-54, ERR-54]',
    async (_, fault) => {
      const network = faultyNetwork(backend(), call, fault)
      await openPortal(path, network.backend)
      for (const part of partsOf(sentences.load[fault.outcome])) await expectSentence(part)
      network.repair()
      const [again] = await waitFor(buttons)
      if (again) await userEvent.click(again)
      await waitFor(() => expect(screen.getByRole('main').textContent).toContain(text))
      expect(within(screen.getByRole('main')).queryByRole('button', { name: 'Try again' })).toBeNull()
    },
  )
})
