import { PageHeader } from '@tributary/ui'
import { useDocumentTitle } from '../page/use-document-title.ts'

/** A page that is nothing but its text, on purpose (connectors spec 2; ROUTE-25, ROUTE-27, ROUTE-53). */
export const placeholderPage = (text: string) =>
  function PlaceholderPage() {
    useDocumentTitle(text)
    return <PageHeader title={text} />
  }
