import { configure } from '@testing-library/react'

// On a busy machine a result can take longer than the library's default of one second.
configure({ asyncUtilTimeout: 15_000 })
