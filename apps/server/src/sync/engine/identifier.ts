/** An identifier as SQL spells it. Names come from files and settings, never as parts of our own statements. */
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

export const literal = (text: string) => `'${text.replaceAll("'", "''")}'`
