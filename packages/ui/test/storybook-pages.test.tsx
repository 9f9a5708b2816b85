import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { CopyName } from '../.storybook/pages/CopyName.tsx'
import { LiveFrame } from '../.storybook/pages/LiveFrame.tsx'

const frame = () => screen.getByTitle<HTMLIFrameElement>('Add')
const start = () => screen.getByRole('button', { name: 'Use the example' })

describe('a story in a frame', () => {
  it('takes no focus until its button is pressed', async () => {
    render(<LiveFrame title="Add" src="iframe.html?id=add" />)
    expect(frame()).toHaveProperty('inert', true)
    expect(frame().src).toMatch(/&still=true$/)
    fireEvent.load(frame())
    expect(document.body).toHaveFocus()
    await userEvent.click(start())
    expect(frame()).toHaveProperty('inert', false)
    expect(frame().src).toMatch(/id=add$/)
    fireEvent.load(frame())
    expect(frame()).toHaveFocus()
  })

  it('is left with F6, and the focus returns to the button', async () => {
    render(<LiveFrame title="Add" src="iframe.html?id=add" />)
    await userEvent.click(start())
    // The test environment loads no pages in frames.
    Object.defineProperty(frame(), 'contentWindow', { value: window })
    fireEvent.load(frame())
    await userEvent.keyboard('{F6}')
    expect(start()).toHaveFocus()
    expect(frame()).toHaveProperty('inert', true)
  })
})

it('a name on the foundation pages is copied by keyboard and announced', async () => {
  const user = userEvent.setup()
  render(<CopyName name="vars.color.bg.canvas" />)
  await user.tab()
  expect(screen.getByRole('button', { name: 'Copy vars.color.bg.canvas' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(await navigator.clipboard.readText()).toBe('vars.color.bg.canvas')
  expect(screen.getByRole('status')).toHaveTextContent('Copied')
})
