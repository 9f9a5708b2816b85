import { renderToString } from 'react-dom/server'
import { BareSignIn } from './sign-in-form.tsx'

/** The form as HTML. */
export const prerendered = (): string => renderToString(<BareSignIn />)
