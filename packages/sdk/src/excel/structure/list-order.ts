/** The list position of every new sub-area and milestone. */
export const LIST_ORDER = 1
