/** Joins class names and skips empty ones. */
export const classNames = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ')
