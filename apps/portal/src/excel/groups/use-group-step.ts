import { useCallback } from 'react'
import { useLocation } from 'wouter'
import { useQueryString } from '../../page/use-address.ts'

/** The number of steps of the wizard. */
export const STEPS = 3

const stepOf = (query: string): number => {
  const step = Number(new URLSearchParams(query).get('step') ?? 1)
  return Number.isInteger(step) && step > 1 && step <= STEPS ? step : 1
}

/** The step that the address names, so that the browser's Back and Forward move between steps. */
export function useGroupStep() {
  const [path, navigate] = useLocation()
  const query = useQueryString()
  const step = stepOf(query)
  const goTo = useCallback(
    (target: number, replace = false) => {
      const view = query.replace(/(^|&)step=[^&]*/, '')
      navigate(`${path}?${view}${target > 1 ? `&step=${target}` : ''}`, { replace })
    },
    [path, query, navigate],
  )
  return { step, goTo }
}
