import { isValidElement } from 'react'
import type { ArgTypesEnhancer } from 'storybook/internal/types'

/** Leaves out the controls of arguments with elements or functions inside, which show the code of these functions. */
export const withoutCode: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => [
      name,
      hasCode(initialArgs[name]) ? { ...type, control: false } : type,
    ]),
  )

/** Whether a value is a function or an element, or contains one. */
export function hasCode(value: unknown): boolean {
  if (typeof value === 'function' || isValidElement(value)) return true
  return typeof value === 'object' && value !== null && Object.values(value).some(hasCode)
}
