/** Yields the key, then the key with -2, -3, … for when it is taken. */
export function* keysLike(key: string): Generator<string> {
  yield key
  for (let number = 2; ; number++) yield `${key}-${number}`
}
