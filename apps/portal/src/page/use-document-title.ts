import { useLayoutEffect } from 'react'

const PRODUCT = 'Tributary'

/** Returns the document title: the most specific part first, the product last, e.g. "Xero · Acme · Tributary". */
export const documentTitle = (...parts: readonly (string | null | undefined)[]): string =>
  [...parts.filter(Boolean), PRODUCT].join(' · ')

/** Sets the document title in the same commit as the page's content, so that no frame has one without the other. */
export function useDocumentTitle(...parts: readonly (string | null | undefined)[]): void {
  const title = documentTitle(...parts)
  useLayoutEffect(() => {
    document.title = title
  }, [title])
}
