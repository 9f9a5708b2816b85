import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { faults } from './faults.ts'

/** Markup, JSON, values without a text, and words of the proxy. */
const unfit = /<html|"statusCode"|undefined|\[object|nginx|Bad Gateway|Internal Server|Wi-Fi/

/** A heading and its text are neighbours without a space. */
const withoutSpaces = (text: string | null) => (text ?? '').replaceAll(/\s/g, '')

/** Waits for a sentence anywhere on the page, e.g. in a banner, in a toast or next to a field. */
export async function expectSentence(sentence: string): Promise<void> {
  const wanted = withoutSpaces(sentence)
  await waitFor(() => expect(withoutSpaces(document.body.textContent)).toContain(wanted))
  expect(document.body.textContent).not.toMatch(unfit)
}

/** Returns the faults of these names, as the rows of a table of tests. */
export const faultsNamed = (...names: string[]) =>
  names.map((name) => {
    const fault = faults.find((one) => one.name === name)
    if (!fault) throw new Error(`Unknown fault: ${name}.`)
    return [name, fault] as const
  })
