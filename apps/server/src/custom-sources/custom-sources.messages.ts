/** API messages about custom sources. */
export const customSourcesMessages = {
  created: 'The source has been added.',
  saved: 'The source has been saved.',
  unchanged: 'The source is the same as its current version, so no new version was saved.',
  restored: (number: number) => `Version ${number} has been restored.`,
  deleted: 'The source has been deleted.',

  fromFile: 'This source comes with the installation. Only its system administrator can change it.',
  fault: (line: number, path: string, message: string) =>
    `line ${line}: ${path === '' ? '' : `${path}: `}${message}`,
  checkTooLong:
    'Checking this manifest took too long. Make it shorter or simpler, or try again when the server is less busy.',
  sameName: (name: string) =>
    `Your organisation already has a source named ${name}. Change the name in one of the two.`,
  tooMany: (most: number) =>
    `Your organisation has ${most} sources, which is the limit. Delete one that you no longer need.`,
  hasConnectors: (names: readonly string[]) =>
    `Connectors read this source: ${names.join(', ')}. Delete them first, or choose another source for them.`,
  /** The source in the sentence about a concurrent change. */
  thing: 'the source',
} as const
