const LONGEST = 60

/** Derives a connector's key for URLs: `kosik-stock` for «Košík Stock». Returns `fallback` if no character is left. */
export function connectorKey(name: string, fallback: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const key = plain
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '')
  return key || fallback
}

/** Yields the key, then the key with -2, -3, … for when it is taken. */
export function* keysLike(key: string): Generator<string> {
  yield key
  for (let number = 2; ; number++) yield `${key}-${number}`
}
