import { useCallback, useEffect, useState } from 'react'
import { useQueryString } from '../../page/use-address.ts'
import { useFormAddress } from '../structure/use-form-address.ts'

/** The wizards that were saved or left, by the mark on their history entries. */
const finished = new Set<string>()

let wizards = 0

/** History entries outlive a reload, so the mark is unique across page loads. */
const newMark = () => `${performance.timeOrigin} ${++wizards}`

function currentMark(): string | undefined {
  // Other code may have set any state. Only the mark is read.
  const state = history.state as { wizard?: string } | null
  return state?.wizard
}

/**
 * The history entries of one wizard, from opening to closing it. Its steps stay in the history after it is closed: Back
 * then leads to the list instead of an empty wizard.
 */
export function useWizardHistory() {
  const { close } = useFormAddress()
  const query = useQueryString()
  const [mark] = useState(() => currentMark() ?? newMark())
  const [isFinished] = useState(() => finished.has(mark))
  useEffect(() => {
    if (isFinished) close()
    else if (query !== '' && currentMark() !== mark) history.replaceState({ wizard: mark }, '')
  }, [isFinished, close, query, mark])
  const finish = useCallback(() => {
    finished.add(mark)
    close()
  }, [close, mark])
  return { isFinished, finish }
}
