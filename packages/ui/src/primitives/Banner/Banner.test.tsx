import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BANNER_FADE_MS, Banner } from './Banner.tsx'

const dismiss = () => fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))

describe('Banner', () => {
  it('announces an error immediately and a success politely', () => {
    render(
      <>
        <Banner tone="danger">The host refused the connection.</Banner>
        <Banner tone="success">Saved.</Banner>
      </>,
    )
    expect(screen.getByRole('alert')).toHaveTextContent('The host refused the connection.')
    expect(screen.getByRole('status')).toHaveTextContent('Saved.')
  })

  it.each(['warning', 'info'] as const)('does not announce %s', (tone) => {
    render(<Banner tone={tone}>Two connectors are slow.</Banner>)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(screen.queryByRole('status')).not.toBeInTheDocument()
  })

  it('has no button unless it can be dismissed', () => {
    render(<Banner tone="info">Refreshing again is possible in 12 minutes.</Banner>)
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it('cannot be dismissible without a label for its cross', () => {
    // @ts-expect-error dismissLabel is missing
    const nameless = <Banner tone="info" onDismiss={() => {}} />
    expect(nameless.props).not.toHaveProperty('dismissLabel')
  })

  it('shows its action buttons', () => {
    render(
      <Banner tone="warning" actions={<button type="button">Save now</button>}>
        You have unsaved changes.
      </Banner>,
    )
    expect(screen.getByRole('button', { name: 'Save now' })).toBeInTheDocument()
  })
})

describe('a dismissed Banner', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('fades for a second before it is removed [CONST-08, CONST-26]', () => {
    const onDismiss = vi.fn()
    render(
      <Banner tone="danger" dismissLabel="Dismiss" onDismiss={onDismiss}>
        Something seems to have gone wrong, please try again.
      </Banner>,
    )

    dismiss()
    act(() => vi.advanceTimersByTime(BANNER_FADE_MS - 1))
    expect(onDismiss).not.toHaveBeenCalled()
    act(() => vi.advanceTimersByTime(1))
    expect(onDismiss).toHaveBeenCalledOnce()
  })

  it('is removed after a second even if its owner renders it again meanwhile', () => {
    const onDismiss = vi.fn()
    const banner = () => (
      <Banner tone="danger" dismissLabel="Dismiss" onDismiss={() => onDismiss()}>
        Gone wrong.
      </Banner>
    )
    const { rerender } = render(banner())

    dismiss()
    act(() => vi.advanceTimersByTime(600))
    rerender(banner())
    act(() => vi.advanceTimersByTime(400))
    expect(onDismiss).toHaveBeenCalledOnce()
  })

  it('calls nothing if its owner has already removed it', () => {
    const onDismiss = vi.fn()
    const { unmount } = render(
      <Banner tone="danger" dismissLabel="Dismiss" onDismiss={onDismiss}>
        Gone wrong.
      </Banner>,
    )
    dismiss()
    unmount()
    vi.advanceTimersByTime(BANNER_FADE_MS)
    expect(onDismiss).not.toHaveBeenCalled()
  })
})
