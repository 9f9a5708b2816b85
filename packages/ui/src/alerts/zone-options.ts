/** The time zones to choose from, by name. A browser may have another name of a stored zone, so that one is added. */
export function zoneOptions(stored: string): { value: string; label: string }[] {
  const names = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', stored])
  return [...names].toSorted().map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))
}
