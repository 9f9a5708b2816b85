import type { ComponentProps } from 'react'

type Kind = Pick<ComponentProps<'input'>, 'type' | 'inputMode'> & { mono?: boolean }

/** The types and keyboards of addresses and numbers, which are written from left to right in every language. */
const leftToRight: readonly unknown[] = [
  'email',
  'url',
  'tel',
  'number',
  'numeric',
  'decimal',
  'date',
  'time',
]

/** Returns the direction of a field: fixed for keys, addresses and numbers, else that of its text. */
export const fieldDirection = ({ mono = false, type, inputMode }: Kind): 'ltr' | 'auto' =>
  mono || leftToRight.includes(type) || leftToRight.includes(inputMode) ? 'ltr' : 'auto'
