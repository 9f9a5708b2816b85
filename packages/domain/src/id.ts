/** An opaque identifier: text or number, never calculated with (contract, section 0). */
export type Id = string | number

/** Two ids name the same thing even when one travelled through an address and became text. */
export const sameId = (a: Id, b: Id): boolean => String(a) === String(b)

/** Something known by its id and its name, e.g. the sub-areas an area is linked to (contract, section 0). */
export type Named = { id: Id; name: string }
