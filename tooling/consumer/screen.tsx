import '@tributary/ui/styles.css'
import { useOrganisations } from '@tributary/react'
import { connectorsMessages } from '@tributary/sdk/connectors'
import { applyTheme, Button, EmptyState } from '@tributary/ui'
import * as theme from '@tributary/ui/theme'

/** Uses the components as an application outside this workspace does. Type-checked, not run. */
export function Screen() {
  const { data = [] } = useOrganisations()
  return (
    <main>
      <Button variant="primary" onClick={() => applyTheme('dark')}>
        Dark, please
      </Button>
      <EmptyState title={connectorsMessages.nothingToDo} />
      <p>{data.map(({ companyName }) => companyName).join(', ')}</p>
      <pre>{JSON.stringify(Object.keys(theme))}</pre>
    </main>
  )
}
