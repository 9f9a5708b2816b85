import { act, cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore, Provider } from 'jotai'
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Link, Router, useLocation } from 'wouter'
import { freshBrowser } from '../test/open-portal.tsx'
import { UnsavedChanges } from './UnsavedChanges.tsx'
import { confirmBeforeLeaving, unlessUnsaved, watchHistory } from './unsaved.ts'
import { useUnsaved } from './use-unsaved.ts'

freshBrowser()

function Form() {
  const [text, setText] = useState('')
  useUnsaved(text !== '')
  return <input aria-label="Name" value={text} onChange={(event) => setText(event.target.value)} />
}

function Pages() {
  const [path] = useLocation()
  return (
    <>
      <Link href="/form?search=x">Search</Link>
      <Link href="/form">Here</Link>
      <Link href="/form?new&step=2">Another view</Link>
      <Link href="/elsewhere">Elsewhere</Link>
      {path === '/form' ? <Form /> : <p>{path}</p>}
    </>
  )
}

/**
 * Mimics Chromium's order for a window: listeners run in the order they were added, captured or not, and React renders
 * after each one.
 */
function renderBetweenListeners() {
  const { addEventListener: add, removeEventListener: remove } = globalThis
  const wrapped = new Map<unknown, EventListener>()
  vi.spyOn(globalThis, 'addEventListener').mockImplementation((type, listener, options) => {
    if (type !== 'popstate' || typeof listener !== 'function') return add(type, listener, options)
    const drawn: EventListener = (event) => flushSync(() => listener(event))
    wrapped.set(listener, drawn)
    add(type, drawn)
  })
  vi.spyOn(globalThis, 'removeEventListener').mockImplementation((type, listener, options) => {
    const drawn = type === 'popstate' && wrapped.get(listener)
    if (drawn) remove(type, drawn)
    else remove(type, listener, options)
  })
}

let store = createStore()
let stopWatching = () => {}

beforeEach(() => {
  store = createStore()
  renderBetweenListeners()
  stopWatching = watchHistory(store)
  history.replaceState(null, '', '/before')
  history.pushState(null, '', '/form')
  render(
    <Provider store={store}>
      <Router aroundNav={confirmBeforeLeaving(store)}>
        <Pages />
        <UnsavedChanges />
      </Router>
    </Provider>,
  )
})

afterEach(() => {
  stopWatching()
  cleanup()
  vi.restoreAllMocks()
})

const type = () => userEvent.type(screen.getByLabelText('Name'), 'Cedar')
const follow = (link: string) => userEvent.click(screen.getByRole('link', { name: link }))
const question = () => screen.queryByRole('alertdialog', { name: 'Discard your changes?' })
const answer = (button: string) => userEvent.click(screen.getByRole('button', { name: button }))
const typed = () => screen.getByLabelText<HTMLInputElement>('Name').value

describe('leaving a page', () => {
  it('needs no confirmation when nothing is typed', async () => {
    await follow('Elsewhere')
    expect(screen.getByText('/elsewhere')).toBeDefined()
  })

  it('needs confirmation when something is typed, and stays until the user discards it', async () => {
    await type()
    await follow('Elsewhere')
    expect(question()).not.toBeNull()
    await answer('Keep editing')
    expect([question(), location.pathname, typed()]).toEqual([null, '/form', 'Cedar'])
    await follow('Elsewhere')
    await answer('Discard')
    await screen.findByText('/elsewhere')
    expect(question()).toBeNull()
  })

  it('needs no confirmation after saving, or when only the search changes', async () => {
    await type()
    await follow('Search')
    expect([question(), typed(), location.search]).toEqual([null, 'Cedar', '?search=x'])
    await userEvent.clear(screen.getByLabelText('Name'))
    await follow('Elsewhere')
    expect(screen.getByText('/elsewhere')).toBeDefined()
  })

  it('needs confirmation when another view of the same page is opened', async () => {
    await type()
    await follow('Another view')
    expect([question() === null, location.search]).toEqual([false, ''])
    await answer('Keep editing')
    history.replaceState(null, '', '/form?new&step=1')
    await follow('Another view')
    expect([question(), location.search, typed()]).toEqual([null, '?new&step=2', 'Cedar'])
  })

  it('needs confirmation on Back and keeps the address of the page', async () => {
    await type()
    history.back()
    await waitFor(() => expect(question()).not.toBeNull())
    expect([location.pathname, typed()]).toEqual(['/form', 'Cedar'])
    await answer('Keep editing')
    expect([question(), location.pathname, typed()]).toEqual([null, '/form', 'Cedar'])
    history.back()
    await waitFor(() => expect(question()).not.toBeNull())
    await answer('Discard')
    await screen.findByText('/before')
  })

  it('adds no history entry for a link to the page itself', async () => {
    const before = history.length
    await type()
    await follow('Here')
    expect([question(), history.length, typed()]).toEqual([null, before, 'Cedar'])
  })

  it('closes the question when the form is saved meanwhile', async () => {
    await type()
    await follow('Elsewhere')
    expect(question()).not.toBeNull()
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: '' } })
    await waitFor(() => expect(question()).toBeNull())
    expect(location.pathname).toBe('/form')
  })

  it('shows the browser’s own question when the tab is closed', async () => {
    const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
    expect(isAsked()).toBe(false)
    await type()
    expect(isAsked()).toBe(true)
  })
})

it('needs the same confirmation before the organisation is switched', () => {
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>
  const go = vi.fn()
  const { rerender } = renderHook(({ dirty }) => useUnsaved(dirty), {
    wrapper,
    initialProps: { dirty: true },
  })
  act(() => unlessUnsaved(store, go))
  expect(go).not.toHaveBeenCalled()
  expect(question()).not.toBeNull()
  rerender({ dirty: false })
  act(() => unlessUnsaved(store, go))
  expect(go).toHaveBeenCalledOnce()
})
