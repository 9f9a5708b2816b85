const version = '2026-07'

/**
 * Lightspeed's dated API version. Requests to an expired one are served by the oldest supported version, without an
 * error but perhaps with other shapes.
 */
export const vendApi = {
  /** The address of a shop's API. */
  url: `https://{domain_prefix}.retail.lightspeed.app/api/${version}`,
  /** Lightspeed supports a version for at least twelve months. */
  supportedUntil: '2027-07-01',
  /** When the release notes were last compared with our version. Each release of Tributary moves it. */
  checkedOn: '2026-11-23',
} as const
