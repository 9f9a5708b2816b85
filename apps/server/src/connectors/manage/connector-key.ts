const LONGEST = 60

/** What a connector is called in addresses, e.g. `kosik-stock` for «Košík Stock»; `fallback` when no letter is left. */
export function connectorKey(name: string, fallback: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const key = plain
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '')
  return key || fallback
}

/** The key itself, then the same with 2, 3, … for connectors that would have the same one. */
export function* keysLike(key: string): Generator<string> {
  yield key
  for (let number = 2; ; number++) yield `${key}-${number}`
}
