import { useEffect } from 'react'

const PRODUCT = 'Tributary'

/** Returns the document title: the most specific part first, the product last, e.g. "Xero · Acme · Tributary". */
export const documentTitle = (...parts: readonly (string | null | undefined)[]): string =>
  [...parts.filter(Boolean), PRODUCT].join(' · ')

export function useDocumentTitle(...parts: readonly (string | null | undefined)[]): void {
  const title = documentTitle(...parts)
  useEffect(() => {
    document.title = title
  }, [title])
}
