import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { useToasts } from './ToastListProvider.tsx'
import { ToastProvider } from './ToastProvider.tsx'
import type { ToastType } from './toast-list.ts'

const undo = { label: 'Undo', name: 'Undo unlinking Revenue' }
const undoing = vi.fn()

function Application() {
  const { show, dismiss } = useToasts()
  const [asking, setAsking] = useState(false)
  return (
    <>
      {(['blank', 'error', 'success', 'loading', 'custom'] as const).map((type) => (
        <Button key={type} onClick={() => show({ type, content: `a ${type} toast` })}>
          {type}
        </Button>
      ))}
      <Button
        onClick={() =>
          show({ type: 'success', content: 'Revenue unlinked', action: { ...undo, onPress: undoing } })
        }
      >
        unlink
      </Button>
      <Button onClick={() => show({ id: 'save', type: 'loading', content: 'Saving' })}>start</Button>
      <Button onClick={() => show({ id: 'save', type: 'success', content: 'Saved' })}>finish</Button>
      <Button onClick={() => dismiss('save')}>forget</Button>
      <Button onClick={() => setAsking(true)}>ask</Button>
      <Dialog open={asking} onOpenChange={setAsking} title="Are they announced?">
        <Button onClick={() => show({ type: 'error', content: 'a error toast' })}>fail</Button>
      </Dialog>
    </>
  )
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
const region = () => screen.getByRole('region', { name: 'Notifications' })
const shown = () => within(region()).queryAllByRole('listitem')

beforeEach(() => {
  vi.useFakeTimers()
  render(
    <ToastProvider>
      <Application />
    </ToastProvider>,
  )
})
afterEach(() => {
  undoing.mockClear()
  vi.useRealTimers()
})

describe('toasts', () => {
  it('take the pointer even while their region does not', () => {
    press('unlink')
    region().style.pointerEvents = 'none'
    expect(shown().map((toast) => getComputedStyle(toast).pointerEvents)).toEqual(['auto'])
  })

  it('are in a named region, as a status, or as an alert for errors [STATE-25]', () => {
    press('success')
    press('error')
    expect(within(region()).getByRole('status')).toHaveTextContent('a success toast')
    expect(within(region()).getByRole('alert')).toHaveTextContent('a error toast')
  })

  it('are announced once, without a hidden copy', () => {
    press('success')
    wait(100)
    expect(screen.getAllByText('a success toast')).toHaveLength(1)
  })

  it('have a region before the first toast [SHELL-01]', () => {
    expect(region()).toBeInTheDocument()
    expect(shown()).toHaveLength(0)
  })

  it.each<[ToastType, number]>([
    ['blank', 4000],
    ['error', 4000],
    ['success', 2000],
    ['custom', 4000],
  ])('%s disappears after %i ms, not before [CONST-03]', (type, duration) => {
    press(type)
    wait(duration - 1)
    expect(shown()).toHaveLength(1)
    wait(1)
    expect(shown()).toHaveLength(0)
  })

  it('loading stays until it is replaced, then disappears as its new kind does [CONST-03]', () => {
    press('start')
    wait(60_000)
    expect(shown()).toHaveLength(1)

    press('finish')
    expect(shown()).toHaveLength(1)
    expect(within(region()).getByRole('status')).toHaveTextContent('Saved')
    wait(2000)
    expect(shown()).toHaveLength(0)
  })

  it('loading can be dismissed by code', () => {
    press('start')
    press('forget')
    expect(shown()).toHaveLength(0)
  })

  it('show at most three; older ones return when there is space', () => {
    for (const type of ['blank', 'loading', 'loading', 'success']) press(type)
    expect(shown()).toHaveLength(3)
    expect(screen.queryByText('a blank toast')).not.toBeInTheDocument()

    wait(2000)
    expect(screen.getByText('a blank toast')).toBeInTheDocument()
  })

  it('pause their timers under the pointer [STATE-25]', () => {
    press('success')
    wait(1500)
    fireEvent.pointerMove(region())
    wait(60_000)
    expect(shown()).toHaveLength(1)

    fireEvent.pointerLeave(region())
    wait(499)
    expect(shown()).toHaveLength(1)
    wait(1)
    expect(shown()).toHaveLength(0)
  })

  it('pause their timers while one has the focus [STATE-25]', () => {
    press('success')
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus())
    wait(60_000)
    expect(shown()).toHaveLength(1)

    act(() => screen.getByRole('button', { name: 'start' }).focus())
    wait(2000)
    expect(shown()).toHaveLength(0)
  })

  it('with an action stay five seconds, and longer under the pointer or focus', () => {
    press('unlink')
    wait(4999)
    expect(shown()).toHaveLength(1)
    act(() => screen.getByRole('button', { name: 'Undo unlinking Revenue' }).focus())
    wait(60_000)
    expect(shown()).toHaveLength(1)
    act(() => screen.getByRole('button', { name: 'start' }).focus())
    wait(1)
    expect(shown()).toHaveLength(0)
    expect(undoing).not.toHaveBeenCalled()
  })

  it('run their action once and disappear', () => {
    press('unlink')
    press('Undo unlinking Revenue')
    expect(undoing).toHaveBeenCalledOnce()
    expect(shown()).toHaveLength(0)
  })

  it('can be read and dismissed while a dialog is open', () => {
    press('ask')
    press('fail')
    expect(within(region()).getByRole('alert')).toHaveTextContent('a error toast')
    press('Dismiss')
    expect(shown()).toHaveLength(0)
    expect(screen.getByRole('dialog', { name: 'Are they announced?' })).toBeInTheDocument()
  })

  it('can be dismissed by the cross', () => {
    press('error')
    press('Dismiss')
    expect(shown()).toHaveLength(0)
  })
})
