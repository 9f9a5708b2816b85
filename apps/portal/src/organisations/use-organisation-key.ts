import { useState } from 'react'
import { useOrganisations } from './use-organisations.ts'

/**
 * Returns a React key for what belongs to the selected organisation. It changes when another organisation
 * is selected, but not when the first one is loaded: remounting the page at that moment would lose a press
 * on it.
 */
export function useOrganisationKey(): string {
  const id = useOrganisations().selected?.id
  const [first, setFirst] = useState(id)
  if (first === undefined && id !== undefined) setFirst(id)
  return id === undefined || id === first ? '' : String(id)
}
