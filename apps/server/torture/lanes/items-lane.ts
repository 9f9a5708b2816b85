import type { Id } from '@tributary/domain'
import type { Dice } from '@tributary/fakes/ftp/dice'
import { createRegister, type Lane, type Problem, type Register, type Tally } from '../record.ts'

type Item = { id: Id; name: string }

type Options = {
  name: string
  tally: Tally
  dice: Dice
  list(): Promise<readonly Item[]>
  create(name: string, serial: number): Promise<unknown>
  rename(id: Id, name: string): Promise<unknown>
  /** Without it, items are only created and renamed. */
  remove?(id: Id): Promise<unknown>
  /** What must be true of the items besides their names. */
  also?(): Promise<Problem[]>
}

const MOST = 20

/** Creates, renames and deletes items. The name of an item has its number, so that it can be found again. */
export function itemsLane({ name, tally, dice, list, create, rename, remove, also }: Options): Lane {
  const registers = new Map<number, Register<string | null>>()
  const pattern = new RegExp(`^${name} number (\\d+)`)
  const numberOf = (item: Item) => Number(pattern.exec(item.name)?.[1])
  const live = () => [...registers].filter(([, register]) => register.value !== null)
  let serial = 0
  let change = 0

  const add = () => {
    const number = ++serial
    const register = createRegister<string | null>(null, tally)
    registers.set(number, register)
    const text = `${name} number ${number}`
    return register.write(text, () => create(text, number))
  }
  const alter = async (number: number, register: Register<string | null>) => {
    const found = (await list()).find((item) => numberOf(item) === number)
    if (!found) throw new Error(`${name} number ${number} is not in the list.`)
    const crowded = registers.size > MOST
    if (remove && (crowded || dice.chance(30))) return register.write(null, () => remove(found.id))
    const text = `${name} number ${number}, change ${++change}`
    return register.write(text, () => rename(found.id, text))
  }

  return {
    name,
    async step() {
      const [first, ...others] = live()
      if (!first || (registers.size <= MOST && dice.chance(50))) return add()
      return alter(...dice.pick([first, ...others]))
    },
    async check() {
      const items = (await list()).filter((item) => pattern.test(item.name))
      const problems = [...registers].flatMap(([number, register]) => {
        const found = items.filter((item) => numberOf(item) === number)
        if (found.length === 0) registers.delete(number)
        return compared(`${name} number ${number}`, register, found)
      })
      return [...problems, ...((await also?.()) ?? [])]
    },
  }
}

function compared(what: string, register: Register<string | null>, found: readonly Item[]): Problem[] {
  const expected = register.value
  const stored = found[0]?.name ?? null
  const twice: Problem[] = found.length > 1 ? [{ kind: 'twice', what }] : []
  if (register.settle(stored)) return twice
  return [...twice, { kind: 'lost', what: `${what}: ${expected} was acknowledged, ${stored} is stored` }]
}
