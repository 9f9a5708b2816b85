import { isSdkError } from '@tributary/sdk'

/** Ignores a 404 of a removal: another tab may have removed the item first. */
export function ignoreMissing(error: unknown): void {
  if (!isSdkError(error) || error.statusCode !== 404) throw error
}
