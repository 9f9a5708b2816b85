// Matches control characters, lone surrogates, line breaks and characters that change the direction of the
// surrounding text, or a text without a visible character. (\p{DI} are characters that are not drawn.) Joiners and
// direction marks are allowed, because names in many scripts need them.
const unfit = /[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]|^[\p{Z}\p{Cf}\p{DI}\u2800]+$/u

/**
 * Whether a name, apart from surrounding spaces, is safe among other text and visible. An empty name passes, because a
 * different rule reports it.
 */
export const isFitName = (trimmed: string): boolean => !unfit.test(trimmed)
