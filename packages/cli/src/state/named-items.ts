import type { Id, Status } from '@tributary/domain'
import { foldCase } from '@tributary/sdk/common'
import { type Change, changeOf } from './change.ts'

type Item = { id: Id; name: string; status?: Status | null }
type Wanted = { name: string; status?: string | undefined }

/** The items of one kind by name: those of the organisation, and those that a plan has created. */
export class NamedItems<T extends Item> {
  readonly #items = new Map<string, T>()
  readonly noun: string

  constructor(noun: string, items: readonly T[]) {
    this.noun = noun
    for (const item of items) this.#items.set(foldCase(item.name), item)
  }

  find = (name: string): T | undefined => this.#items.get(foldCase(name))

  /** Returns an item that the plan has checked to exist by now. */
  get(name: string): T {
    const found = this.find(name)
    if (!found) throw new Error(`The ${this.noun} "${name}" does not exist.`)
    return found
  }

  set(item: T): T {
    this.#items.set(foldCase(item.name), item)
    return item
  }

  all = (): T[] => [...this.#items.values()]

  /** Returns the items that are not wanted. */
  others(wanted: readonly Wanted[]): T[] {
    const names = new Set(wanted.map(({ name }) => foldCase(name)))
    return [...this.#items].flatMap(([name, item]) => (names.has(name) ? [] : [item]))
  }
}

/** The calls of one kind of item. */
export type ItemCalls<T extends Item> = {
  create: (name: string) => Promise<T>
  /** Sets the name and the status. */
  update?: (item: T, wanted: { name: string; status: string }) => Promise<T>
  remove: (item: T) => Promise<unknown>
}

/** Plans creations and changes of items with a name and perhaps a status. */
export const planItems = <T extends Item>(
  items: NamedItems<T>,
  wanted: readonly Wanted[],
  { create, update }: ItemCalls<T>,
  shownName: (name: string) => string = (name) => name,
): Change[] =>
  wanted.flatMap(({ name, status = 'active' }): Change[] => {
    const known = items.find(name)
    const set = async (item: T) => {
      const differs = item.name !== name || (item.status !== undefined && statusOf(item) !== status)
      items.set(differs && update ? await update(item, { name, status }) : item)
    }
    if (known)
      return changeOf(
        items.noun,
        shownName(name),
        [
          { field: 'name', before: known.name, after: name },
          ...(known.status === undefined
            ? []
            : [{ field: 'status', before: statusOf(known), after: status }]),
        ],
        () => set(items.get(name)),
      )
    const fields = status === 'active' ? [] : [{ field: 'status', before: null, after: status }]
    return [
      {
        action: 'create',
        what: items.noun,
        name: shownName(name),
        fields,
        run: async () => set(await create(name)),
      },
    ]
  })

/** Plans the deletion of every item that is not wanted. */
export const planDeletions = <T extends Item>(
  items: NamedItems<T>,
  wanted: readonly Wanted[],
  { remove }: Pick<ItemCalls<T>, 'remove'>,
  shownName: (name: string) => string = (name) => name,
): Change[] =>
  items.others(wanted).map((item) => ({
    action: 'delete',
    what: items.noun,
    name: shownName(item.name),
    fields: [],
    run: () => remove(item),
  }))

const statusOf = ({ status }: Item): string => status?.name.toLowerCase() ?? 'active'
