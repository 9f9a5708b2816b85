import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'
import '../src/connectors/runs/later-run-dialogs.ts'
import '../src/primitives/Dialog/Dialog.tsx'
import { loadLaterParts } from '../src/primitives/load-later.tsx'
import '../src/primitives/Menu/Menu.tsx'
import '../src/primitives/virtual/use-later-virtualizer.ts'

afterEach(cleanup)

// Tests see an open dialog or menu immediately, as users do once the page is idle.
await loadLaterParts()
