/** The label of the dialog, its box and its button. */
export const PALETTE_LABEL = 'Search or jump to'
