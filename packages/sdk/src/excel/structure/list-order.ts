/** What every new sub-area and milestone sends as its place in the list (requirement CONST-22). */
export const LIST_ORDER = 1
