import { formatZone } from '@tributary/sdk/common'
import { useEffect, useMemo, useState } from 'react'

/** Naming all zones together would block the page, so a few are named at a time. */
const AT_A_TIME = 40

const idOf = (zone: string) => zone.replaceAll('_', ' ')

/**
 * Returns the time zones to choose from, by id. A browser may have another id of a stored zone, so that one is added. The
 * chosen zone has its name in the language that is shown, and the others get theirs soon after.
 */
export function useZoneOptions(chosen: string): { value: string; label: string }[] {
  const [named, setNamed] = useState(0)
  const zones = useMemo(
    () => [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', chosen])].toSorted(),
    [chosen],
  )
  // Ids are English, so English needs no names.
  const count = formatZone(chosen) === idOf(chosen) ? 0 : zones.length
  useEffect(() => {
    if (named >= count) return
    const timer = setTimeout(() => setNamed(named + AT_A_TIME))
    return () => clearTimeout(timer)
  }, [named, count])
  return zones.map((zone, at) => ({
    value: zone,
    label: at < named || zone === chosen ? formatZone(zone) : idOf(zone),
  }))
}
