/** Returns the text under a name; undefined for a name that a group does not have, such as one of a newer server. */
export const textNamed = (group: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.hasOwn(group, name) ? group[name] : undefined
