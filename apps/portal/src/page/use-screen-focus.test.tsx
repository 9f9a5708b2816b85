import { cleanup, render, screen } from '@testing-library/react'
import { useEffect, useRef } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useScreenFocus } from './use-screen-focus.ts'

afterEach(cleanup)

type PageProps = { path: string; menu?: 'open' | 'closed'; lookedFor?: string }

function Page({ path, menu, lookedFor }: PageProps) {
  useScreenFocus(path)
  return (
    <main>
      <h1>{path}</h1>
      {lookedFor && <LookedFor name={lookedFor} />}
      {menu && (
        <div role="menu" data-state={menu}>
          <button type="button">An organisation</button>
        </div>
      )}
    </main>
  )
}

function LookedFor({ name }: { name: string }) {
  const card = useRef<HTMLElement>(null)
  useEffect(() => card.current?.focus(), [])
  return (
    <article ref={card} tabIndex={-1}>
      {name}
    </article>
  )
}

const focused = () => document.activeElement?.textContent

describe('after a change of address', () => {
  it('the heading has the focus', () => {
    const { rerender } = render(<Page path="/first" />)
    rerender(<Page path="/second" />)
    expect(focused()).toBe('/second')
  })

  it('passes on to the heading a page draws in its place once it has loaded', async () => {
    const page = (path: string, key: string) => <Page key={key} path={path} />
    const { rerender } = render(page('/first', 'first'))
    rerender(page('/second', 'loading'))
    expect(focused()).toBe('/second')
    rerender(page('/second', 'loaded'))
    await vi.waitFor(() => expect(focused()).toBe('/second'))
  })

  it('leaves the focus to what somebody came for, when that is here together with the page', () => {
    const { rerender } = render(<Page path="/first" />)
    rerender(<Page key="second" path="/second" lookedFor="A request" />)
    expect(focused()).toBe('A request')
  })

  it.each([
    ['stays open under the hands of whoever has opened it meanwhile', 'open', 'An organisation'],
    ['that has just closed keeps nothing', 'closed', '/second'],
  ] as const)('a menu %s', (_, menu, expected) => {
    const { rerender } = render(<Page path="/first" menu={menu} />)
    screen.getByRole('button').focus()
    rerender(<Page path="/second" menu={menu} />)
    expect(focused()).toBe(expected)
  })
})
