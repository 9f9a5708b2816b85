/** Keeps a name from changing the order of the words around it, whatever its direction. */
export const isolated = (name: string): string => `\u2068${name}\u2069`
