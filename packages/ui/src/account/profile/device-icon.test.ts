import { Laptop, Monitor, Smartphone, Tablet } from 'lucide-react'
import { expect, it } from 'vitest'
import { deviceIcon } from './device-icon.ts'

it.each([
  ['Safari on iPhone', Smartphone],
  ['Samsung Internet on Android', Smartphone],
  ['Safari on iPad', Tablet],
  ['Edge on Windows, Auckland office', Laptop],
  ['Chrome on macOS', Monitor],
  ['Browser on an unknown system', Monitor],
])('has an icon for %s', (description, icon) => {
  expect(deviceIcon(description)).toBe(icon)
})
