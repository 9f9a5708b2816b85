import '@fontsource-variable/inter/opsz.css'
import '@tributary/ui/reset.css'
import '@tributary/ui/styles.css'
import { Badge, Banner, Stack } from '@tributary/ui'
import { setNonce } from 'get-nonce'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Controls } from '../shared/Controls'

setNonce('a-nonce')

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <Stack as="main" gap={4} padding={6}>
        <h1>Components</h1>
        <Banner tone="success">The data is up to date.</Banner>
        <Badge tone="progress">Running</Badge>
        <Controls />
      </Stack>
    </StrictMode>,
  )
