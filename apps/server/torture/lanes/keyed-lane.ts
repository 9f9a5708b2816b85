import type { Id } from '@tributary/domain'
import { isSdkError } from '@tributary/sdk'
import type { Lane, Problem, Tally } from '../record.ts'
import { isDoubtful } from '../record.ts'

type Options = {
  tally: Tally
  restMs: number
  create(name: string, key: string): Promise<{ id: Id }>
  list(): Promise<readonly { id: Id; name: string }[]>
}

type Entry = { name: string; key: string; id: Id | undefined }

const RECENT = 3

/** Repeats writes with the same Idempotency-Key, whose responses arrived or were lost. Nothing may exist twice. */
export function keyedLane({ tally, restMs, create, list }: Options): Lane {
  const entries: Entry[] = []
  let doubtful: Entry[] = []

  const repeat = async (entry: Entry): Promise<Problem[]> => {
    try {
      const { id } = await create(entry.name, entry.key)
      if (entry.id !== undefined && id !== entry.id) return [twice(entry)]
      entry.id = id
      return []
    } catch (error) {
      // 409: the first attempt counts as running, or was committed without its response.
      if (isSdkError(error) && error.statusCode === 409 && entry.id === undefined) return []
      throw error
    }
  }
  const counted = async (checked: readonly Entry[]): Promise<Problem[]> => {
    const items = await list()
    return checked.flatMap((entry) => {
      const count = items.filter(({ name }) => name === entry.name).length
      if (count > 1) return [twice(entry)]
      return count === 0 && entry.id !== undefined ? [{ kind: 'lost' as const, what: entry.name }] : []
    })
  }
  const repeated = async (checked: readonly Entry[]) => {
    const problems: Problem[] = []
    for (const entry of checked) problems.push(...(await repeat(entry)))
    return [...problems, ...(await counted(checked))]
  }

  return {
    name: 'idempotency keys',
    restMs,
    async step() {
      const number = entries.length + 1
      const entry: Entry = { name: `Once ${number}`, key: `key-of-once-${number}`, id: undefined }
      entries.push(entry)
      try {
        entry.id = (await create(entry.name, entry.key)).id
        tally.acknowledged++
      } catch (error) {
        if (isDoubtful(error)) {
          doubtful.push(entry)
          tally.doubtful++
        }
        throw error
      }
    },
    async check() {
      const recent = entries.filter(({ id }) => id !== undefined).slice(-RECENT)
      const problems = await repeated([...recent, ...doubtful])
      doubtful = doubtful.filter(({ id }) => id === undefined)
      return problems
    },
    finish: () => counted(entries),
  }
}

const twice = ({ name }: Entry): Problem => ({ kind: 'twice', what: name })
