/** Rows of a preview. */
export const ROWS_SHOWN = 50
/** Characters of each value. */
export const CHARACTERS_SHOWN = 200

/** Returns a value as text, cut to {@link CHARACTERS_SHOWN} with an ellipsis. */
export function shownValue(value: unknown): string | null {
  if (value === null || value === undefined) return null
  const characters = [...String(value)]
  return characters.length > CHARACTERS_SHOWN
    ? `${characters.slice(0, CHARACTERS_SHOWN).join('')}…`
    : characters.join('')
}
