/** A deterministic random generator. */
export type Dice = {
  /** Returns a whole number between `from` and `to`, both included. */
  number(from: number, to: number): number
  pick<const C extends readonly [unknown, ...unknown[]]>(choices: C): C[number]
  chance(percent: number): boolean
}

/** A mulberry32 generator: the same seed gives the same numbers. */
export function dice(seed: number): Dice {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const number = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    number,
    pick: (choices) => choices[number(0, choices.length - 1)] ?? choices[0],
    chance: (percent) => next() * 100 < percent,
  }
}
