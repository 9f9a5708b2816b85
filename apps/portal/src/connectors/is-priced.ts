import { chargesForRequests } from '@tributary/sdk/connectors'
import type { TypedConnector } from './typed-connectors.ts'

/** Whether the first refresh of a connector costs money. Its card states the price, which needs settings that lists do not have. */
export const isPriced = ({ type, lastLoadedAt }: TypedConnector): boolean =>
  chargesForRequests(type) && lastLoadedAt == null
