import { cleanup, waitFor } from '@testing-library/react'
import { connectorKinds } from '@tributary/domain'
import { pseudoLanguage, setLanguage } from '@tributary/sdk/common'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { forms } from '../faults/forms.ts'
import { lists } from '../faults/lists.ts'
import type { FakeBackend } from '../test/fake-backend.ts'
import { freshBrowser, openPortal } from '../test/open-portal.tsx'

freshBrowser()
beforeAll(() => setLanguage(pseudoLanguage))
afterAll(() => setLanguage(null))

const pages = new Map([...forms, ...lists].map(({ path, backend }) => [path, backend] as const))

const products = ['Tributary', ...connectorKinds.map(({ displayName }) => displayName)]

/** Text that may be readable, with the reason. Names are in responses. */
const allowed: readonly (readonly [reason: string, pattern: RegExp])[] = [
  ['the names of languages, in themselves', /^(English|Deutsch|العربية)$/],
  ['the company of the token', /^acme (Traders|Ltd)$/],
  ['an example of an address or a value', /^name@company\.com$/],
  ['a name in Excel or in a database, made from data', /^\S+_\S+$|^tbl/],
  ['the connector of a table', /^\(Warehouse\)$/],
  ['a name with an address', /^[A-Z]\S+ \S+ \(\S+@\S+\)$/],
  ['initials', /^\p{L}{1,2}$/u],
  ['a date or a distance of time, which Intl writes', /\b(AM|PM|ago|UTC)$|^[A-Z][a-z]{2} \d+, \d{4}$/],
  ['the name of a time zone, which Intl lists', /^\w+(\/[\w -]+)+$|^UTC$/],
  ['a size, whose unit is a symbol', /^\d+(\.\d)? (B|kB|MB|GB|TB)$/],
]

const isReadable = (text: string) => /(?<![\p{L}~])\p{L}{2}/u.test(text) && !/\[|~|[åéîöû]/.test(text)

const announced = ['aria-label', 'title', 'alt', 'placeholder']

function textsOnPage(): string[] {
  for (const place of document.querySelectorAll('wbr')) {
    const { parentNode } = place
    place.remove()
    parentNode?.normalize()
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  const texts = new Set<string>([document.title])
  while (walker.nextNode()) {
    const node = walker.currentNode
    if (node instanceof Element) for (const name of announced) texts.add(node.getAttribute(name) ?? '')
    else texts.add(node.textContent ?? '')
  }
  return [...texts].map((text) => text.replaceAll(/[\u2066-\u2069]/g, '').trim())
}

/** Keeps the text of every response, because a page shows it as it is. */
function recording(backend: FakeBackend) {
  const responses = [...products]
  const fetch: typeof backend.fetch = async (...call) => {
    const response = await backend.fetch(...call)
    responses.push(await response.clone().text())
    return response
  }
  return {
    backend: { ...backend, fetch },
    isData: (text: string) => text.split(' ').every((word) => responses.some((one) => one.includes(word))),
  }
}

it.each([...pages])('%s shows only text of catalogues, except for data', async (path, makeBackend) => {
  const { backend, isData } = recording(makeBackend())
  await openPortal(path, backend)
  await waitFor(() => {
    expect(document.querySelector('h1')?.textContent).toBeTruthy()
    expect(document.querySelector('[aria-busy="true"]')).toBeNull()
  })
  const missed = textsOnPage().filter(
    (text) => isReadable(text) && !isData(text) && !allowed.some(([, pattern]) => pattern.test(text)),
  )
  expect(missed).toEqual([])
  cleanup()
})
