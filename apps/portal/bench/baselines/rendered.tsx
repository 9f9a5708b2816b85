import { createRoot } from 'react-dom/client'
import { BareSignIn } from './sign-in-form.tsx'

// The page has an element with this id.
createRoot(document.getElementById('root') as HTMLElement).render(<BareSignIn />)
