import { hydrateRoot } from 'react-dom/client'
import { BareSignIn } from './sign-in-form.tsx'

// The page has an element with this id.
hydrateRoot(document.getElementById('root') as HTMLElement, <BareSignIn />)
