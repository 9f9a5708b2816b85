import { useCallback } from 'react'
import { useLocation } from 'wouter'
import { useQueryString } from '../../page/use-address.ts'

/** The steps of the wizard. */
export const STEPS = 3

const stepOf = (query: string): number => {
  const step = Number(new URLSearchParams(query).get('step') ?? 1)
  return Number.isInteger(step) && step > 1 && step <= STEPS ? step : 1
}

/** The step the address names, so that Back and Forward of the browser are those of the wizard (GROUP-11). */
export function useGroupStep() {
  const [path, navigate] = useLocation()
  const query = useQueryString()
  const step = stepOf(query)
  const goTo = useCallback(
    (wanted: number, replace = false) => {
      const view = query.replace(/(^|&)step=[^&]*/, '')
      navigate(`${path}?${view}${wanted > 1 ? `&step=${wanted}` : ''}`, { replace })
    },
    [path, query, navigate],
  )
  return { step, goTo }
}
