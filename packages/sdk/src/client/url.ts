import type { Fault } from './issues.ts'

/** Half a surrogate pair cannot be encoded. It becomes the replacement character. */
const wellFormed = (text: string): string => text.replace(/[\ud800-\udfff]/gu, '\ufffd')

/** URLs resolve these segments away, so a parameter with such a value would call a different path. */
const stepsOut = /^\.{0,2}$/

/**
 * Fills in the `{names}` of a path, escaped. A value is a fault if it is missing, neither text nor a number, or would change
 * the path.
 */
export function fillPath(path: string, params: Readonly<Record<string, unknown>>) {
  const faults: Fault[] = []
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    const isText = typeof value === 'string'
    const text = isText || typeof value === 'number' ? `${value}` : ''
    if (stepsOut.test(text))
      faults.push({ path: [name], expected: isText ? 'a part of a path' : 'string or number' })
    return encodeURIComponent(wellFormed(text))
  })
  return { filled, faults }
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
