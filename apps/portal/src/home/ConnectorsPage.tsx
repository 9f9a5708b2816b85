import { isListQuery } from '../connectors/list/list-address.ts'
import { lazyScreen } from '../page/lazy-screen.ts'
import type { PageProps } from '../page/page-props.ts'
import { useQueryString } from '../page/use-address.ts'

const Home = lazyScreen<PageProps>(async () => (await import('./HomePage.tsx')).HomePage)
const List = lazyScreen<PageProps>(
  async () => (await import('../connectors/list/ConnectorListPage.tsx')).ConnectorListPage,
)

/** The connector home, or the list of all connectors if the address asks for it. */
export function ConnectorsPage(props: PageProps) {
  return isListQuery(useQueryString()) ? <List {...props} /> : <Home {...props} />
}
