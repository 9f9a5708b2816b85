import { randomNumbers } from '../random-numbers.ts'

/** A deterministic random generator. */
export type Dice = {
  /** Returns a whole number between `from` and `to`, both included. */
  number(from: number, to: number): number
  pick<const C extends readonly [unknown, ...unknown[]]>(choices: C): C[number]
  chance(percent: number): boolean
}

/** The same seed gives the same decisions. */
export function dice(seed: number): Dice {
  const next = randomNumbers(seed)
  const number = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    number,
    pick: (choices) => choices[number(0, choices.length - 1)] ?? choices[0],
    chance: (percent) => next() * 100 < percent,
  }
}
