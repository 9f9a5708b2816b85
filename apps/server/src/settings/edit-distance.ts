/** Counts the characters to add, remove, replace or swap with their neighbour (Damerau and Levenshtein). */
export function editDistance(from: string, to: string): number {
  const distance: number[][] = [Array.from({ length: to.length + 1 }, (_, across) => across)]
  const at = (down: number, across: number) => distance[down]?.[across] ?? Number.POSITIVE_INFINITY
  for (let down = 1; down <= from.length; down += 1) {
    const row = [down]
    distance.push(row)
    for (let across = 1; across <= to.length; across += 1) {
      const isSame = from[down - 1] === to[across - 1]
      const isSwap = from[down - 1] === to[across - 2] && from[down - 2] === to[across - 1]
      row.push(
        Math.min(
          at(down - 1, across) + 1,
          at(down, across - 1) + 1,
          at(down - 1, across - 1) + (isSame ? 0 : 1),
          isSwap ? at(down - 2, across - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
  }
  return at(from.length, to.length)
}
