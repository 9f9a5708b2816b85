import { configure } from '@testing-library/react'

// A machine that does other things as well takes longer than the library's second; what never comes still fails.
configure({ asyncUtilTimeout: 15_000 })
