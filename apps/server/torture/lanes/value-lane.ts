import { createRegister, type Lane, type Problem, type Tally } from '../record.ts'

type Options<T> = {
  name: string
  restMs?: number
  tally: Tally
  /** The kind of problem if the stored value is neither the one before nor the one after. */
  kind: Problem['kind']
  read(): Promise<T>
  /** Returns the next value, or undefined if there is nothing left to write. */
  next(value: T): T | undefined
  write(value: T, before: T): Promise<unknown>
}

/** Changes one value again and again. It must always be stored as a whole. */
export async function valueLane<T extends object | boolean>(options: Options<T>): Promise<Lane> {
  const { name, restMs, tally, kind, read, next, write } = options
  const initial: T = await read()
  const register = createRegister<T>(initial, tally)
  return {
    name,
    ...(restMs !== undefined && { restMs }),
    async step() {
      const value = next(register.value)
      if (value !== undefined) await register.write(value, () => write(value, register.value))
    },
    async check() {
      const expected = JSON.stringify(register.value)
      const stored: T = await read()
      if (register.settle(stored)) return []
      return [{ kind, what: `${name}: ${expected} was acknowledged, ${JSON.stringify(stored)} is stored` }]
    },
  }
}
