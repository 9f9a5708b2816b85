import { useSyncExternalStore } from 'react'

const OUR_OWN: readonly (string | undefined)[] = ['none', 'same-origin', 'same-site']

/**
 * Whether this page was opened by the person or by a page of ours. The server tells, from what the browser told it;
 * where neither says anything, another site's link may have opened it (T4).
 */
export const isOpenedByPerson = (): boolean =>
  OUR_OWN.includes(document.querySelector<HTMLMetaElement>('meta[name="nav-site"]')?.content)

// Not every browser knows the property, nor do the types.
const isPrerendered = () => Reflect.get(document, 'prerendering') === true

function onActivation(tell: () => void) {
  document.addEventListener('prerenderingchange', tell)
  return () => document.removeEventListener('prerenderingchange', tell)
}

/** False while the browser draws the page ahead of a visit that may never come. */
export const useIsVisited = (): boolean => useSyncExternalStore(onActivation, () => !isPrerendered())
