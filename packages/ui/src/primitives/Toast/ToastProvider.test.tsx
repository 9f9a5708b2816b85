import { render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useToasts } from './ToastListProvider.tsx'

function Lost() {
  useToasts()
  return null
}

it('throws an explanation without a provider', () => {
  // React repeats the error on the console, where it would look like a failure.
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => render(<Lost />)).toThrow('useToasts needs a ToastProvider above it.')
  quiet.mockRestore()
})
