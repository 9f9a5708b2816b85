import { connectorsMessages } from '@tributary/sdk/rules'
import { Banner } from '../../primitives/Banner/Banner.tsx'

/** How Xero differs from other connectors (CONNMAN-04, CONNMAN-32). */
export const XeroNotes = () => <Banner tone="info">{connectorsMessages.xeroNotes}</Banner>
