/** Half a surrogate pair cannot be encoded. It becomes the replacement character. */
const wellFormed = (text: string): string => text.replace(/[\ud800-\udfff]/gu, '\ufffd')

/** URLs resolve these segments away, so a parameter with such a value would call a different path. */
const stepsOut = new Set(['', '.', '..'])

/**
 * Returns the path with its `{names}` filled in and escaped; null when a value is missing or would change the path.
 */
export function fillPath(path: string, params: Readonly<Record<string, unknown>> = {}): string | null {
  let complete = true
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(params[name] ?? '')
    if (stepsOut.has(value)) complete = false
    return encodeURIComponent(wellFormed(value))
  })
  return complete ? filled : null
}

/** Returns `?a=1&b=2`, or ''. Leaves out undefined and null. */
export function queryString(query: Readonly<Record<string, unknown>> = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(name, String(value))
  }
  const text = search.toString()
  return text && `?${text}`
}
