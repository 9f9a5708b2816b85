import type { Approval } from '@tributary/domain'

/** Returns a text of the JSON context of a request; null when it is missing, blank or unreadable. */
export function inContext(
  { approvalContext }: Pick<Approval, 'approvalContext'>,
  name: string,
): string | null {
  try {
    const context: unknown = JSON.parse(approvalContext)
    const value: unknown = Object.getOwnPropertyDescriptor(Object(context), name)?.value
    return typeof value === 'string' && value.trim() !== '' ? value : null
  } catch {
    return null
  }
}
