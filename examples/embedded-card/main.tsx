import '@tributary/ui/styles.css'
import type { ClientConnector } from '@tributary/domain'
import {
  createClient,
  failureMessage,
  isUnauthorised,
  listConnectors,
  listOrganisations,
  refreshConnector,
  refreshSession,
} from '@tributary/sdk'
import { ClockProvider, RunCardGrid } from '@tributary/ui'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'

// The page must be served from the portal's site, or from an origin in ALLOWED_ORIGINS, so that the session cookie is sent.
const client = createClient({ baseUrl: '/backend' })
const clock = { now: () => client.now(), subscribe: everySecond }
const query = new URLSearchParams(location.search)
let orgId = query.get('organisation') ?? ''
const type = query.get('type') ?? 'ftp'

const SIGNED_OUT = 'Sign in to the portal first.'

function EmbeddedCard() {
  const [connector, setConnector] = useState<ClientConnector>()
  const [problem, setProblem] = useState('')

  useEffect(() => {
    const load = () =>
      listConnectors(client, { params: { orgId, connectorId: type } }).then(([first]) => setConnector(first))
    // A user who is signed in to the portal has a session; no password is needed here.
    const start = async () => {
      // Null without a session.
      if (!(await refreshSession(client))) return setProblem(SIGNED_OUT)
      await chooseOrganisation()
      await load()
    }
    start().catch((error) => setProblem(isUnauthorised(error) ? SIGNED_OUT : failureMessage(error)))
    const timer = setInterval(() => void load().catch(() => undefined), 10_000)
    return () => clearInterval(timer)
  }, [])

  if (problem) return <p>{problem}</p>
  if (!connector) return <p>Loading…</p>
  return (
    <RunCardGrid
      connectors={[connector]}
      connectorType={type}
      viewer={client.session.user() ?? { role: 'User', roleLevel: 4 }}
      manageHref={`/connectors/${type}/manage`}
      onRefresh={({ id }) => void refreshConnector(client, { params: { orgId, id } })}
    />
  )
}

/** Without an organisation in the address, the card is of the user's first one. */
async function chooseOrganisation() {
  if (orgId !== '') return
  const [first] = await listOrganisations(client)
  if (first) orgId = String(first.id)
}

function everySecond(tick: () => void) {
  const timer = setInterval(tick, 1000)
  return () => clearInterval(timer)
}

const root = document.getElementById('card')
if (root)
  createRoot(root).render(
    <ClockProvider clock={clock}>
      <EmbeddedCard />
    </ClockProvider>,
  )
