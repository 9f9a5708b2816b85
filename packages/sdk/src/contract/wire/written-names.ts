/** Pairs of our name and the one in the JSON. */
export type Names = readonly (readonly [ours: string, wire: string])[]

/** The names under which the objects of an input were written, so that an error names the caller's field. */
export const writtenNames = /* @__PURE__ */ new WeakMap<object, Names>()
