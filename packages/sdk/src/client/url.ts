/** A half of a surrogate pair cannot be encoded; it becomes the replacement character. */
const wellFormed = (text: string): string => text.replace(/[\ud800-\udfff]/gu, '\ufffd')

/** Addresses resolve these away, so a parameter of that name would call something else. */
const stepsOut = new Set(['', '.', '..'])

/** The path with its `{names}` filled in and escaped; null when a value is missing or would leave its place. */
export function fillPath(path: string, params: Readonly<Record<string, unknown>> = {}): string | null {
  let complete = true
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(params[name] ?? '')
    if (stepsOut.has(value)) complete = false
    return encodeURIComponent(wellFormed(value))
  })
  return complete ? filled : null
}

/** `?a=1&b=2`, or nothing. What is undefined or null is left out. */
export function queryString(query: Readonly<Record<string, unknown>> = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(name, String(value))
  }
  const text = search.toString()
  return text && `?${text}`
}
