import { randomNumbers } from '@tributary/fakes/random-numbers'

/** The random decisions of one seed. The same seed gives the same decisions. */
export class Random {
  /** Returns a number from 0 to below 1. */
  readonly next: () => number

  constructor(seed: number) {
    this.next = randomNumbers(Math.imul(seed + 1, 0x9e3779b1))
  }

  /** Returns a whole number between two bounds, both included. */
  int(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1))
  }

  chance(share: number): boolean {
    return this.next() < share
  }

  pick<T>(choices: readonly T[]): T {
    const chosen = choices[this.int(0, choices.length - 1)]
    if (chosen === undefined) throw new Error('There is nothing to choose from.')
    return chosen
  }

  /** Picks a name with a probability in proportion to its weight. */
  weighted<Name extends string>(weights: Readonly<Partial<Record<Name, number>>>): Name {
    const entries = Object.entries(weights) as [Name, number][]
    let left = this.next() * entries.reduce((sum, [, weight]) => sum + weight, 0)
    for (const [name, weight] of entries) {
      left -= weight
      if (left < 0) return name
    }
    return entries.at(-1)?.[0] as Name
  }
}
