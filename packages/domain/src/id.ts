/** An opaque identifier: text or a number, never used in arithmetic. */
export type Id = string | number

/** Whether two ids are equal. A number equals its text, because an id in a URL becomes text. */
export const sameId = (a: Id, b: Id): boolean => String(a) === String(b)

/** A reference by id and name, e.g. to a sub-area that an area is linked to. */
export type Named = {
  /** Identifies the item in requests. */
  id: Id
  /** The name on screen. */
  name: string
}
