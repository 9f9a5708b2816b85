import { cleanup, render, screen } from '@testing-library/react'
import { useEffect, useRef } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useScreenFocus } from './use-screen-focus.ts'

afterEach(cleanup)

type PageProps = { path: string; menu?: 'open' | 'closed'; requested?: string }

function Page({ path, menu, requested }: PageProps) {
  useScreenFocus(path)
  return (
    <main>
      <h1>{path}</h1>
      {requested && <Requested name={requested} />}
      {menu && (
        <div role="menu" data-state={menu}>
          <button type="button">An organisation</button>
        </div>
      )}
    </main>
  )
}

function Requested({ name }: { name: string }) {
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
  it('focuses the heading', () => {
    const { rerender } = render(<Page path="/first" />)
    rerender(<Page path="/second" />)
    expect(focused()).toBe('/second')
  })

  it('focuses the heading that replaces the first one after loading', async () => {
    const page = (path: string, key: string) => <Page key={key} path={path} />
    const { rerender } = render(page('/first', 'first'))
    rerender(page('/second', 'loading'))
    expect(focused()).toBe('/second')
    rerender(page('/second', 'loaded'))
    await vi.waitFor(() => expect(focused()).toBe('/second'))
  })

  it('leaves the focus on the requested item if the page shows it immediately', () => {
    const { rerender } = render(<Page path="/first" />)
    rerender(<Page key="second" path="/second" requested="A request" />)
    expect(focused()).toBe('A request')
  })

  it.each([
    ['stays open and keeps the focus', 'open', 'An organisation'],
    ['that has just closed does not keep the focus', 'closed', '/second'],
  ] as const)('a menu %s', (_, menu, expected) => {
    const { rerender } = render(<Page path="/first" menu={menu} />)
    screen.getByRole('button').focus()
    rerender(<Page path="/second" menu={menu} />)
    expect(focused()).toBe(expected)
  })
})
