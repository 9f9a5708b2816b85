import { expect, it } from 'vitest'
import { applyTheme } from './apply-theme.ts'

it.each(['light', 'dark', 'system'] as const)('marks the page with %s', (choice) => {
  applyTheme(choice)
  expect(document.documentElement).toHaveAttribute('data-theme', choice)
})
