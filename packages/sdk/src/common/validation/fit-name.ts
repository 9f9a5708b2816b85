// Control characters, halves of characters that no text can carry, line breaks and what turns the direction of the text around it; or nothing that can be seen.
// (\p{DI} is what Unicode has nobody draw.) Joiners and marks of direction stay: names of many scripts need them inside.
const unfit = /[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]|^[\p{Z}\p{Cf}\p{DI}\u2800]+$/u

/**
 * Whether a name, blanks around it aside, can stand among other text without changing it and leaves something to be seen.
 * An empty one passes: that it is missing is said otherwise.
 */
export const isFitName = (trimmed: string): boolean => !unfit.test(trimmed)
