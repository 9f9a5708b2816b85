import { useSyncExternalStore } from 'react'

const OUR_OWN: readonly (string | undefined)[] = ['none', 'same-origin', 'same-site']

/**
 * Whether the user or a page of ours opened this page. The server reports it from the browser's Sec-Fetch-Site header.
 * Without that header, a link of another site may have opened the page.
 */
export const isOpenedByPerson = (): boolean =>
  OUR_OWN.includes(document.querySelector<HTMLMetaElement>('meta[name="nav-site"]')?.content)

// Not every browser has the property, and the DOM types do not.
const isPrerendered = () => Reflect.get(document, 'prerendering') === true

function onActivation(tell: () => void) {
  document.addEventListener('prerenderingchange', tell)
  return () => document.removeEventListener('prerenderingchange', tell)
}

/** False while the browser prerenders the page for a visit that may never happen. */
export const useIsVisited = (): boolean => useSyncExternalStore(onActivation, () => !isPrerendered())
