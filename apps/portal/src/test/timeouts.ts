import { configure } from '@testing-library/react'
import { loadLaterParts } from '@tributary/ui'

// On a busy machine a result can take longer than the library's default of one second.
configure({ asyncUtilTimeout: 15_000 })

// Tests see an open dialog or menu immediately, as users do once the page is idle.
await loadLaterParts()
