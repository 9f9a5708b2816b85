import { isSdkError } from '@tributary/sdk'

/** Lets a removal that failed be: what is not there any more, another tab may have removed first. */
export function ignoreMissing(error: unknown): void {
  if (!isSdkError(error) || error.statusCode !== 404) throw error
}
