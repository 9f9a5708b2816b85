import { compressed } from '@tributary/tooling/sizes/measure-scripts'
import { expect, it } from 'vitest'
import { readBuilt } from './built.ts'

it('costs at most 4.2 kB of styles for a button: the core and its rules', () => {
  const css = ['core.css', 'entries/button.css'].map(readBuilt).join('')
  expect(compressed(Buffer.from(css))).toBeLessThanOrEqual(4200)
})
