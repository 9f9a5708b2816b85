/** Sentences about custom sources. None contains an address with a path, or the source's own words. */
export const customMessages = {
  deleted:
    'The source of this connector has been deleted. Choose another source in the settings of the connector.',
  faulty: (name: string, version: number) =>
    `Version ${version} of ${name} has faults. Correct its manifest, and refresh again.`,
  otherHosts: (name: string, version: number, hosts: readonly string[]) =>
    `Version ${version} of ${name} leads to ${hosts.join(', ')}, but the keys and passwords were not entered for that. Check its manifest, then enter them again in the settings of the connector.`,
  version: (name: string, version: number) => `Read with version ${version} of ${name}.`,
} as const
