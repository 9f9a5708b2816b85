import { dehydrate, HydrationBoundary } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import {
  createQueryClient,
  structureQuery,
  TributaryProvider,
  useAreas,
  usersQuery,
  useUsers,
} from '../src/index.ts'
import { controlledTime, startBackend } from './render.tsx'

controlledTime()

function Names() {
  const { data: users = [] } = useUsers('acme')
  const { data: areas = [] } = useAreas('acme')
  return <p>{[...users.map(({ firstName }) => firstName), ...areas.map(({ name }) => name)].join(' ')}</p>
}

it('renders prefetched data on a server and in the browser without another request', async () => {
  const { backend, client } = startBackend()
  const onServer = createQueryClient()
  await onServer.prefetchQuery(usersQuery(client, 'acme'))
  await onServer.prefetchQuery(structureQuery(client, 'acme', 'areas'))
  const state = structuredClone(dehydrate(onServer))
  const requests = backend.requests.length

  const html = renderToString(
    <TributaryProvider client={client}>
      <HydrationBoundary state={state}>
        <Names />
      </HydrationBoundary>
    </TributaryProvider>,
  )
  expect(html).toContain('Adam Eli Olga Sue Una Finance Sales')
  expect(backend.requests).toHaveLength(requests)
})
