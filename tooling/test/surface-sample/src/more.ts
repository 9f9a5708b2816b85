export const word = 'word' as string
