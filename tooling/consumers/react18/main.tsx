import '@tributary/ui/reset.css'
import '@tributary/ui/styles.css'
import { Stack, TextField } from '@tributary/ui'
import { StrictMode, useEffect, useRef, version } from 'react'
import { createRoot } from 'react-dom/client'
import { Controls } from './shared/Controls'
import { ConnectorCard } from './src/ConnectorCard'

/** A field of the application that has the focus first: refs reach the elements of components. */
function FocusedField() {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return <TextField ref={field} label="Address" />
}

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <Stack as="main" gap={4} padding={6}>
        <h1>React {version}</h1>
        <FocusedField />
        <Controls />
        <ConnectorCard type="ftp" />
      </Stack>
    </StrictMode>,
  )
