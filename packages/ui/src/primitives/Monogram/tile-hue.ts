/**
 * Returns one of the twelve tile colours: stable for unknown connector types, distinct for the twelve known
 * ones. Keys are lower case.
 */
export function tileHue(type: string) {
  let hash = 40458
  for (const letter of type) {
    hash ^= letter.charCodeAt(0)
    hash = Math.imul(hash, 16777619) >>> 0
  }
  return ((hash ^ (hash >>> 15)) >>> 0) % 12
}
