/** What the palette is called: the dialog, its box and the button that opens it. */
export const PALETTE_LABEL = 'Search or jump to'
