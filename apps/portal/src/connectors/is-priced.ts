import { kindOf } from '@tributary/domain'
import type { TypedConnector } from './typed-connectors.ts'

/**
 * Whether the first refresh of a connector costs money, because AWS charges for every request. Its card states the price, which
 * depends on settings that lists do not have.
 */
export const isPriced = ({ type, lastLoadedAt }: TypedConnector): boolean =>
  kindOf(type) === kindOf('aws') && lastLoadedAt == null
