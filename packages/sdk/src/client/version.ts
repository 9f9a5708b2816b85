import manifest from '../../package.json' with { type: 'json' }

/** The version of the package. The build replaces this module by the version alone. */
export const { version } = manifest
