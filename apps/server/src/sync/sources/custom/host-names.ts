import type { Manifest } from '@tributary/sdk/manifests'

/** Returns the addresses of a manifest that secrets are sent to. */
export const addressesOf = ({ base, authentication }: Manifest): string[] => [
  base,
  ...('tokenAddress' in authentication ? [authentication.tokenAddress] : []),
]

/** Returns the host of an address, with its port if it has one. */
export const hostIn = (address: string): string => /^https?:\/\/([^/]+)/i.exec(address)?.[1] ?? ''

/** Returns each host once, in a fixed order. */
export const distinctHosts = (hosts: readonly string[]): string[] => [...new Set(hosts)].sort()
