import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { accountMessages } from '@tributary/sdk/account'
import { describe, expect, it, vi } from 'vitest'
import { CaptchaBox } from './CaptchaBox.tsx'

const { captchaExpired } = accountMessages.resetRequest
const box = () => screen.getByRole('checkbox', { name: "I'm not a robot" })

describe('the visible captcha', () => {
  it('is named, works by keyboard and announces its progress [RESET-02]', async () => {
    const onSolve = vi.fn()
    const { rerender } = render(<CaptchaBox state="idle" onSolve={onSolve} />)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    expect(onSolve).toHaveBeenCalledOnce()
    rerender(<CaptchaBox state="working" onSolve={onSolve} />)
    expect(screen.getByRole('status')).toHaveTextContent('Verifying…')
    expect(box()).toBePartiallyChecked()
    expect(box()).toHaveFocus()
    rerender(<CaptchaBox state="solved" onSolve={onSolve} />)
    expect(screen.getByRole('status')).toHaveTextContent('Verified')
    expect(box()).toBeChecked()
  })

  it.each(['working', 'solved'] as const)('cannot be solved again while %s', async (state) => {
    const onSolve = vi.fn()
    render(<CaptchaBox state={state} onSolve={onSolve} />)
    await userEvent.click(box())
    expect(onSolve).not.toHaveBeenCalled()
  })

  it('ties its error to the box and can be tried again [ERR-14, VALID-19]', async () => {
    const onSolve = vi.fn()
    render(<CaptchaBox state="expired" message={captchaExpired} onSolve={onSolve} />)
    expect(box()).toBeInvalid()
    expect(box()).not.toBeChecked()
    expect(box()).toHaveAccessibleDescription(captchaExpired)
    await userEvent.click(box())
    expect(onSolve).toHaveBeenCalledOnce()
  })
})
