import type { OutboundRules } from '../outbound.ts'
import { ftpSource } from './ftp/ftp-source.ts'
import type { SourceAdapters } from './source-adapter.ts'
import { woocommerceSource } from './woocommerce/woocommerce-source.ts'

/** Every connector type that can be refreshed. A new one is a folder here and a line below. */
export const sourceAdapters = (outbound: OutboundRules): SourceAdapters => ({
  ftp: ftpSource(outbound),
  woocommerce: woocommerceSource(outbound),
})
