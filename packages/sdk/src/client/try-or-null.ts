/** Returns the result of a function that may throw; null when it did. */
export function tryOrNull<T>(run: () => T): { value: T } | null {
  try {
    return { value: run() }
  } catch {
    return null
  }
}
