/**
 * Returns which stories the names select: those whose ids contain one of them. The id of a story selects only this
 * story. Without names, all are selected.
 */
export function selection(names: readonly string[], ids: readonly string[]): (id: string) => boolean {
  const isNamed = (id: string) => names.some((name) => (ids.includes(name) ? id === name : id.includes(name)))
  return (id) => names.length === 0 || isNamed(id)
}
