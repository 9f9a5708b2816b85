import { PageHeader } from '@tributary/ui'
import { useDocumentTitle } from '../page/use-document-title.ts'

/** A page that shows nothing but its title, on purpose (ROUTE-53). */
export const placeholderPage = (text: string) =>
  function PlaceholderPage() {
    useDocumentTitle(text)
    return <PageHeader title={text} />
  }
