import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { loadLater, loadLaterParts } from './load-later.tsx'

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>

it('draws a part once its module has loaded', async () => {
  const load = vi.fn(async () => ({ Greeting }))
  const Later = loadLater(load).part((module) => module.Greeting)
  expect(load).not.toHaveBeenCalled()
  render(<Later name="Ana" />)
  expect(await screen.findByText('Hello Ana')).toBeInTheDocument()
})

it('draws a part immediately when its module was loaded before', async () => {
  const load = vi.fn(async () => ({ Greeting }))
  const Later = loadLater(load).part((module) => module.Greeting)
  await loadLaterParts()
  render(<Later name="Ana" />)
  expect(screen.getByText('Hello Ana')).toBeInTheDocument()
  expect(load).toHaveBeenCalledOnce()
})
