/** Returns a copy of an input with one text trimmed. Without types it may be anything; the call then names what is missing. */
export function trimmedIn<Input extends object>(input: Input, name: keyof Input): Input {
  const copy = { ...input }
  const value: unknown = copy[name]
  return typeof value === 'string' ? { ...copy, [name]: value.trim() } : copy
}
