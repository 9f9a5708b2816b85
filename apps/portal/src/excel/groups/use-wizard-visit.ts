import { useCallback, useEffect, useState } from 'react'
import { useQueryString } from '../../page/use-address.ts'
import { useFormAddress } from '../structure/use-form-address.ts'

/** The wizards that somebody has saved or left, by the mark that their entries of the history bear. */
const over = new Set<string>()

let visits = 0

/** Entries outlive a reload, and so another page's marks must not be taken for this one's. */
const newMark = () => `${performance.timeOrigin} ${++visits}`

function markHere(): string | undefined {
  // Whatever the entry was given; only the mark is looked for.
  const state = history.state as { wizard?: string } | null
  return state?.wizard
}

/**
 * One way through the wizard, from opening it to closing it. Its steps stay in the history when it is closed; whoever
 * comes back to one of them is led to the list, not into an empty wizard.
 */
export function useWizardVisit() {
  const { close } = useFormAddress()
  const query = useQueryString()
  const [visit] = useState(() => markHere() ?? newMark())
  const [isOver] = useState(() => over.has(visit))
  useEffect(() => {
    if (isOver) close()
    else if (query !== '' && markHere() !== visit) history.replaceState({ wizard: visit }, '')
  }, [isOver, close, query, visit])
  const end = useCallback(() => {
    over.add(visit)
    close()
  }, [close, visit])
  return { isOver, end }
}
