import '@tributary/ui/styles.css'
import { connectorsMessages } from '@tributary/sdk/rules'
import { applyTheme, Button, EmptyState } from '@tributary/ui'
import * as theme from '@tributary/ui/theme'

/** The components as an app outside this workspace uses them; type-checked, not run. */
export function Screen() {
  return (
    <main>
      <Button variant="primary" onClick={() => applyTheme('dark')}>
        Dark, please
      </Button>
      <EmptyState title={connectorsMessages.nothingToDo} />
      <pre>{JSON.stringify(Object.keys(theme))}</pre>
    </main>
  )
}
