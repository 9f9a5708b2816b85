const PLACEHOLDER = /\{([A-Za-z][A-Za-z0-9]*)\}/g

/** Replaces each `{name}` in a text of a manifest. */
export const fillPlaceholders = (text: string, settingOf: (name: string) => string): string =>
  text.replace(PLACEHOLDER, (_, name: string) => settingOf(name))

/** Returns the names of the settings in a text. */
export const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name)
