const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/**
 * Returns `next`, in which every part that equals its counterpart in `previous` is that same object, so
 * that an unchanged response renders nothing. Unlike the one of TanStack Query, it compares dates by value.
 */
export function keepUnchanged<T>(previous: unknown, next: T): T
export function keepUnchanged(previous: unknown, next: unknown): unknown {
  if (Object.is(previous, next)) return previous
  if (previous instanceof Date && next instanceof Date) return +previous === +next ? previous : next
  if (Array.isArray(previous) && Array.isArray(next)) return keepList(previous, next)
  if (isPlain(previous) && isPlain(next)) return keepObject(previous, next)
  return next
}

function keepList(previous: unknown[], next: unknown[]): unknown[] {
  const merged = next.map((item, index) => keepUnchanged(previous[index], item))
  const same = previous.length === next.length && merged.every((item, index) => item === previous[index])
  return same ? previous : merged
}

/** Creates an object only if something has changed, as a poll of ten thousand rows usually brings nothing new. */
function keepObject(
  previous: Record<string, unknown>,
  next: Record<string, unknown>,
): Record<string, unknown> {
  const names = Object.keys(next)
  const values = names.map((name) => keepUnchanged(previous[name], next[name]))
  const same =
    names.length === Object.keys(previous).length &&
    names.every((name, place) => values[place] === previous[name])
  return same ? previous : Object.fromEntries(names.map((name, place) => [name, values[place]]))
}
