type Used = { inUsed: number }
type Unused = { inUnused: number }

export type Thing = {
  kind: 'thing'
  /** Where it is shown. */
  described: Used
  bare: { inner: boolean }
}

export const take = (thing: Thing, options: { inline: Thing }): boolean => {
  const unused: Unused = { inUnused: 1 }
  return thing === options.inline && unused.inUnused === 1
}
