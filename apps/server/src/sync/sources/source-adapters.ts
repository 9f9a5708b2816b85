import { kindOf } from '@tributary/domain'
import type { AuthoriseSettings } from '../../connectors/authorise/authorise-settings.ts'
import type { OutboundRules } from '../../outbound/outbound.ts'
import type { RateLimits } from '../rate-limits.ts'
import { readAirbyteText } from './airbyte/airbyte-file.ts'
import { airbyteSource } from './airbyte/airbyte-source.ts'
import { type AwsTools, awsSource } from './aws/aws-source.ts'
import { cin7Source } from './cin7/cin7-source.ts'
import { customSource } from './custom/custom-source.ts'
import { ftpSource } from './ftp/ftp-source.ts'
import type { HttpLimits } from './http/http-limits.ts'
import { mailchimpSource } from './mailchimp/mailchimp-source.ts'
import type { Manifests } from './manifest/manifest-files.ts'
import { manifestSource } from './manifest/manifest-source.ts'
import { powerOfficeSource } from './poweroffice/poweroffice-source.ts'
import type { SourceAdapters } from './source-adapter.ts'
import type { SourceConnecting } from './sqlserver/source-connection.ts'
import { sqlServerSource } from './sqlserver/sqlserver-source.ts'
import { unicontaSource } from './uniconta/uniconta-source.ts'
import { vendSource } from './vend/vend-source.ts'
import { woocommerceSource } from './woocommerce/woocommerce-source.ts'
import { xeroSource } from './xero/xero-source.ts'

/** What the adapters need of the server. */
export type SourceTools = {
  readonly outbound: OutboundRules
  readonly rateLimits: RateLimits
  /** Replaced by tests. */
  readonly limits?: Partial<HttpLimits>
  readonly trust?: SourceConnecting['trust']
  /** The addresses and keys of providers from the configuration. */
  readonly apis?: AuthoriseSettings
  /** The installation's manifests, by connector type. */
  readonly manifests?: Manifests
  /** Addresses that replace those of services which are the same for everyone. */
  readonly addresses?: {
    readonly aws?: AwsTools['addresses']
    readonly cin7?: string
    readonly uniconta?: string
  }
}

/** Returns the adapters of all connector types that can be refreshed. A new one is a folder here and a line below. */
export const sourceAdapters = ({
  trust = 'none',
  apis,
  addresses = {},
  manifests = new Map(),
  ...tools
}: SourceTools): SourceAdapters => ({
  ...Object.fromEntries(
    [...manifests].map(([kind, manifest]) => [
      kind,
      'airbyte' in manifest
        ? airbyteSource(tools, {
            kind,
            name: kindOf(kind)?.displayName ?? kind,
            manifest: readAirbyteText(manifest.airbyte).manifest,
            propertyOf: ({ name }) => `${kind}.${name}`,
          })
        : manifestSource(tools, { kind, manifest }),
    ]),
  ),
  aws: awsSource({ ...tools, ...(addresses.aws && { addresses: addresses.aws }) }),
  cin7: cin7Source(tools, addresses.cin7),
  custom: customSource(tools),
  ftp: ftpSource(tools.outbound),
  mailchimp: mailchimpSource(tools, apis?.mailchimp?.apiUrl),
  poweroffice: powerOfficeSource(tools, apis?.poweroffice),
  sqlserver: sqlServerSource(tools.outbound, { trust }),
  uniconta: unicontaSource(tools, addresses.uniconta),
  vend: vendSource(tools, apis?.vend?.apiUrl),
  woocommerce: woocommerceSource(tools),
  xero: xeroSource(tools, apis?.xero?.apiUrl, apis?.xero?.scope),
})
