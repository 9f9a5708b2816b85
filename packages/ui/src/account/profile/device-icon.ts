import { Laptop, Monitor, Smartphone, Tablet } from 'lucide-react'
import type { IconType } from '../../primitives/icon-type.ts'

const kinds: readonly (readonly [RegExp, IconType])[] = [
  [/\b(?:iPhone|Android)\b/i, Smartphone],
  [/\b(?:iPad|tablet)\b/i, Tablet],
  [/\b(?:Windows|ChromeOS)\b/i, Laptop],
]

/** Returns an icon for a description such as "Safari on iPhone". */
export const deviceIcon = (description: string): IconType =>
  kinds.find(([words]) => words.test(description))?.[1] ?? Monitor
